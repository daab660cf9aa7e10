import '@planner/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import { samples } from './samples.tsx';

/** Hydrates the server-rendered samples; hydration mismatches become console errors. */
for (const [name, sample] of Object.entries(samples)) {
  const place = document.querySelector(`#${name}`);
  if (place)
    hydrateRoot(place, sample, {
      // Each sample is a root of its own.
      identifierPrefix: name,
      onRecoverableError: (error) =>
        console.error(`${name} is not what the server rendered: ${String(error)}`),
    });
}
