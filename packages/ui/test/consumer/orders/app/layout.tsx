import type { ReactNode } from 'react';

export const metadata = { title: 'Order desk', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="light" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
