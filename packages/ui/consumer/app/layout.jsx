import '../src/host.css';
import '@planner/ui/theme';
import '@planner/ui/fonts';

export const metadata = { title: 'A server page', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
