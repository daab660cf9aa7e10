import { App } from '../../src/App';

export const generateStaticParams = () => [{ path: [] }];

export default function Page() {
  return <App />;
}
