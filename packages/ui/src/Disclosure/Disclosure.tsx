import {
  type ReactNode,
  type Ref,
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

export interface DisclosureProps {
  /** Says what is inside. */
  title: string;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Makes it controlled. */
  isExpanded?: boolean;
  /** Whether it is open when it first renders. @default false */
  defaultExpanded?: boolean;
  /** Called when the user opens or closes it. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Cannot be opened or closed. */
  isDisabled?: boolean;
  /** Content, which is hidden while closed. */
  children: ReactNode;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

// Not `<details>`: some screen readers don't find a heading in its summary.
/** Details that most users don't need, opened in place. Find in page opens it. For links use Sidebar. */
export function Disclosure({
  title,
  headingLevel = 3,
  isDisabled = false,
  children,
  ref,
  ...props
}: DisclosureProps) {
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(props.defaultExpanded ?? false);
  const isExpanded = props.isExpanded ?? isOpen;
  const change = (next: boolean) => {
    setOpen(next);
    props.onExpandedChange?.(next);
  };

  // React renders `hidden` without a value.
  useLayoutEffect(() => {
    if (!isExpanded) panel.current?.setAttribute('hidden', isDisabled ? '' : 'until-found');
  }, [isExpanded, isDisabled]);
  const onMatch = useEffectEvent(() => change(true));
  useEffect(() => {
    const element = panel.current;
    const open = () => onMatch();
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);

  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.disclosure}>
      <Heading>
        <button
          ref={ref}
          id={id}
          type="button"
          // Safari gives no other button the focus when it is clicked.
          tabIndex={0}
          disabled={isDisabled}
          aria-expanded={isExpanded}
          aria-controls={`${id}-panel`}
          className={styles.trigger}
          onKeyDown={ignoreRepeatedEnter}
          onClick={() => change(!isExpanded)}
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
