import { renderToString } from 'react-dom/server';
import { samples } from './samples.tsx';

// The oldest Node that runs React 19 has no `navigator`.
Reflect.deleteProperty(globalThis, 'navigator');

const rendered = Object.entries(samples).map(([name, sample]) => {
  try {
    return { name, html: renderToString(sample, { identifierPrefix: name }) };
  } catch (error) {
    return { name, error: String(error) };
  }
});
console.log(JSON.stringify(rendered));
