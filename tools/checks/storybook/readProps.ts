import type { Page } from 'playwright';

interface PropDoc {
  readonly description: string;
  /** As shown. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
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
  readonly extract: () => Readonly<
    Record<string, { readonly title: string; readonly argTypes: Readonly<Record<string, ArgType>> }>
  >;
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
    const props: Record<string, PropDoc> = {};
    for (const { title, argTypes } of Object.values(store.extract())) {
      // Screens and pages of this Storybook: applications don't import them.
      if (/^(?:Features|Foundations)\//.test(title)) continue;
      for (const [name, { description = '', type, table }] of Object.entries(argTypes))
        if (table)
          props[`${title}: ${name}`] = {
            description,
            type: table.type?.summary ?? '',
            isRequired: type?.required === true,
            hasDefault: table.defaultValue?.summary !== undefined,
          };
    }
    return props;
  });
}
