import type { Page } from 'playwright';

interface PropDoc {
  readonly description: string;
  /** As shown; empty for props of subcomponents. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

interface Docgen {
  readonly props?: Readonly<Record<string, { description?: string }>>;
}

interface Story {
  readonly title: string;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

interface ArgType {
  readonly description?: string;
  readonly type?: { readonly required?: boolean };
  readonly table?: {
    readonly type?: { readonly summary?: string };
    readonly defaultValue?: { readonly summary?: string };
  };
}

interface Store {
  readonly cacheAllCSFFiles: () => Promise<void>;
  readonly cachedCSFFiles: Readonly<
    Record<string, { meta: { subcomponents?: Record<string, { __docgenInfo?: Docgen }> } }>
  >;
  readonly extract: () => Readonly<Record<string, Story>>;
}

/** Reads from the built preview what documentation pages say of the kit's props, by component and prop: `Actions/Button: variant`. */
export async function readProps(page: Page, origin: string): Promise<Record<string, PropDoc>> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=guide-welcome--docs`);
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { storyStoreValue: Store };
    };
    const { storyStoreValue: store } = preview;
    await store.cacheAllCSFFiles();
    const props: [string, PropDoc][] = [];
    for (const { title, argTypes } of Object.values(store.extract())) {
      // Screens and pages of this Storybook: applications don't import them.
      if (/^(?:Features|Foundations)\//.test(title)) continue;
      for (const [name, { description = '', type, table }] of Object.entries(argTypes))
        if (table)
          props.push([
            `${title}: ${name}`,
            {
              description,
              type: table.type?.summary ?? '',
              isRequired: type?.required === true,
              hasDefault: table.defaultValue?.summary !== undefined,
            },
          ]);
    }
    for (const { meta } of Object.values(store.cachedCSFFiles))
      for (const [component, { __docgenInfo }] of Object.entries(meta.subcomponents ?? {}))
        for (const [name, { description = '' }] of Object.entries(__docgenInfo?.props ?? {}))
          props.push([
            `${component}: ${name}`,
            { description, type: '', isRequired: false, hasDefault: false },
          ]);
    return Object.fromEntries(props);
  });
}
