import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ignoreRepeatedEnter } from '../Button/buttonProps.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Disclosure.css.ts';
import { useOwnValue } from '../root/useOwnValue.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface DisclosureProps extends RootProps<HTMLDivElement> {
  /** Says what is inside. */
  title: string;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether it is open. Without it the component decides itself. */
  isExpanded?: boolean | undefined;
  /** Called when the user opens or closes it, or the browser, to show what it found. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** Whether it is open when it first renders. @default false */
  defaultExpanded?: boolean | undefined;
  /** Content, which is hidden while closed. */
  children: ReactNode;
}

/** Disclosures of a group, of which one is open: each closes when it is called with the id of another. */
const GroupContext = createContext<Set<(openedId: string) => void> | null>(null);

export interface DisclosureGroupProps extends RootProps<HTMLDivElement> {
  /** Several can be open at a time. @default false */
  allowsMultipleExpanded?: boolean | undefined;
  /** `Disclosure`s. */
  children: ReactNode;
}

/** Disclosures below each other, of which one is open. If most users read all of them, use `Card`s. */
export function DisclosureGroup({ allowsMultipleExpanded = false, children, ...rest }: DisclosureGroupProps) {
  const [group] = useState(() => new Set<(openedId: string) => void>());
  return (
    <GroupContext value={allowsMultipleExpanded ? null : group}>
      <div {...rootProps(rest, styles.group)}>{children}</div>
    </GroupContext>
  );
}

// Not `<details>`: some screen readers don't find a heading in its summary.
/** Details that most users don't need, opened in place. Find in page opens it. Several stand in a `DisclosureGroup`. For links use Sidebar. */
export function Disclosure(props: DisclosureProps) {
  const { title, headingLevel = 3, children, defaultExpanded = false } = props;
  const id = useId();
  const group = use(GroupContext);
  const panel = useRef<HTMLFieldSetElement>(null);
  const { value: isExpanded, change } = useOwnValue(
    props.isExpanded,
    defaultExpanded,
    props.onExpandedChange,
  );
  const setExpanded = (isOpening: boolean) => {
    if (isOpening) for (const close of group ?? []) close(id);
    change(isOpening);
  };
  const onOtherOpened = useEffectEvent((openedId: string) => {
    if (isExpanded && openedId !== id) change(false);
  });
  useEffect(() => {
    const close = (openedId: string) => onOtherOpened(openedId);
    group?.add(close);
    return () => void group?.delete(close);
  }, [group]);

  // React renders `hidden` without a value.
  useLayoutEffect(() => {
    if (!isExpanded) panel.current?.setAttribute('hidden', 'until-found');
  }, [isExpanded]);
  const onFound = useEffectEvent(() => setExpanded(true));
  useEffect(() => {
    const element = panel.current;
    const open = () => onFound();
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);

  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rootProps(props, styles.disclosure)}>
      <Heading>
        <button
          id={id}
          type="button"
          // Safari gives no other button the focus when it is clicked.
          tabIndex={0}
          aria-expanded={isExpanded}
          aria-controls={`${id}-panel`}
          className={styles.trigger}
          onKeyDown={ignoreRepeatedEnter}
          onClick={() => setExpanded(!isExpanded)}
        >
          <span className={styles.chevron}>
            <Icon name="chevronRight" size="small" />
          </span>
          {title}
        </button>
      </Heading>
      <fieldset
        ref={panel}
        id={`${id}-panel`}
        aria-labelledby={id}
        // Testing tools find text with `content-visibility: hidden`.
        aria-hidden={!isExpanded}
        hidden={!isExpanded}
        className={styles.panel}
      >
        <div className={styles.content}>{children}</div>
      </fieldset>
    </div>
  );
}
