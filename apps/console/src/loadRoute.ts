import type { ComponentType } from 'react';

/** Loads the component of a screen. */
export interface LoadRoute {
  (): Promise<ComponentType>;
  /** The build finds the chunk by this export. */
  readonly component: string;
  /** The component, once it has loaded. */
  readonly loaded: () => ComponentType | undefined;
}

export const loadRoute = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  component: Name,
): LoadRoute => {
  let Loaded: ComponentType | undefined;
  return Object.assign(async () => (Loaded ??= (await load())[component]), {
    component,
    loaded: () => Loaded,
  });
};
