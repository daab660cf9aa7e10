import {
  Children,
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  isValidElement,
  useId,
} from 'react';
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  RootMenuTriggerStateContext,
  SubmenuTrigger,
} from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { firstOnly, named } from '../development.ts';
import { Icon, IconSlot } from '../icons/Icon.tsx';
import { ariaProps, frameProps, rootProps, type RootProps } from '../root/rootProps.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import { floating } from '../overlay/overlay.css.ts';
import { type OpenProps, useTriggerElement } from '../overlay/useTriggerElement.tsx';
import { media } from '../theme/breakpoints.ts';
import * as styles from './Menu.css.ts';
import {
  MenuHeader,
  MenuItem as ItemElement,
  type MenuItemProps,
  MenuParts,
  MenuSection as SectionElement,
  type MenuSectionProps,
  type SubmenuProps,
} from './MenuItem.tsx';

/** Initial focus: the first item, the last item, or `true` for the menu itself. */
export type FocusStart = 'first' | 'last' | true;

export interface MenuProps extends RootProps<HTMLDivElement>, OpenProps {
  /** Name for assistive technology. */
  label: string;
  /** What opens the menu: a `Button`, `IconButton`, `LinkButton`, `Link` or `Pressable`, also in a `Tooltip`. */
  trigger: ReactElement;
  /** Preferred side of the trigger, in reading direction. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** `MenuItem`, `MenuSection`, `Submenu`, and `MenuHeader` as a direct child. */
  children: ReactNode;
}

function ItemLink({ href, onClick, children, ...props }: ComponentProps<'a'>) {
  const navigate = useLinkNavigation();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        navigate(event);
      }}
    >
      {children}
    </a>
  );
}

const Item = ({ children, icon, shortcut, tone = 'default', ...props }: MenuItemProps) => {
  const { textOf, ariaOf } = useShortcuts();
  return (
    <MenuItem
      {...props}
      textValue={children}
      render={(dom) => {
        const own = {
          ...ariaProps(props),
          ...frameProps(props, `${styles.item} ${styles.tones[tone]}`),
          'aria-keyshortcuts': shortcut && ariaOf(shortcut),
        };
        return 'href' in dom ? <ItemLink {...dom} {...own} /> : <div {...dom} {...own} />;
      }}
    >
      {({ selectionMode, hasSubmenu }) => (
        <>
          <IconSlot icon={icon} />
          <span className={styles.text}>{children}</span>
          {shortcut ? (
            <kbd aria-hidden className={styles.shortcut}>
              {textOf(shortcut)}
            </kbd>
          ) : null}
          {selectionMode === 'none' || hasSubmenu ? null : (
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          )}
          {hasSubmenu ? <Icon name="chevronRight" /> : null}
        </>
      )}
    </MenuItem>
  );
};

const Section = ({
  title,
  isTitleHidden,
  selectionMode,
  selectedKeys,
  onSelectionChange,
  children,
  ...rest
}: MenuSectionProps) => (
  <MenuSection
    {...rootProps(rest, styles.section)}
    aria-label={isTitleHidden ? title : undefined}
    {...(selectionMode && {
      selectionMode,
      selectedKeys,
      disallowEmptySelection: selectionMode === 'single',
    })}
    // Menus have no "select all".
    onSelectionChange={(keys) => keys !== 'all' && onSelectionChange?.(new Set([...keys].map(String)))}
  >
    {isTitleHidden ? null : <Header className={styles.sectionTitle}>{title}</Header>}
    {children}
  </MenuSection>
);

const Submenu = ({ label, children, ...item }: SubmenuProps) => {
  // Beside the menu there is no room.
  const isBelow = useMediaQuery(media.phone);
  return (
    <SubmenuTrigger>
      <Item {...item}>{label}</Item>
      <Popover
        placement={isBelow ? 'bottom start' : 'end top'}
        offset={0}
        className={`${floating} ${styles.popover}`}
      >
        <Menu className={styles.menu}>
          {withoutRepeats(children, firstOnly(`Submenu “${label}”`, 'item', 'id'))}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  );
};

/** Without items whose id another has before them. A submenu has its own ids. */
const withoutRepeats = (children: ReactNode, isFirst: (id: string) => boolean): ReactNode[] =>
  Children.toArray(children)
    .filter(
      (child) =>
        !isValidElement<MenuItemProps>(child) ||
        child.type !== ItemElement ||
        child.props.id === undefined ||
        isFirst(child.props.id),
    )
    .map((child) =>
      isValidElement<MenuSectionProps>(child) && child.type === SectionElement
        ? cloneElement(child, undefined, withoutRepeats(child.props.children, isFirst))
        : child,
    );

const parts = { Item, Section, Submenu };

interface MenuPopoverProps extends Omit<MenuProps, 'trigger' | keyof OpenProps> {
  id: string;
  focusStart: FocusStart;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function MenuPopover(props: MenuPopoverProps) {
  const { label, placement, focusStart, isOpen, onOpenChange, children, ...rest } = props;
  const { triggerRef, mark } = useTriggerElement(props.id);
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  const headerId = useId();
  const all = Children.toArray(children);
  const headers = all.filter((child) => isValidElement(child) && child.type === MenuHeader);
  return (
    <MenuParts value={parts}>
      <RootMenuTriggerStateContext value={state}>
        {isOpen && mark}
        <Popover
          {...{ placement, triggerRef, isOpen }}
          onOpenChange={(isOpening) => (isOpening ? state.open() : state.close())}
          aria-label={label}
          offset={4}
          className={`${floating} ${styles.popover}`}
        >
          {headers.length > 0 ? <div id={headerId}>{headers}</div> : null}
          <Menu
            {...{ ...rootProps(rest, styles.menu), autoFocus: focusStart }}
            aria-label={named('Menu', label)}
            aria-describedby={headers.length > 0 ? headerId : undefined}
            onClose={state.close}
          >
            {withoutRepeats(
              all.filter((child) => !headers.includes(child)),
              firstOnly(`Menu “${label}”`, 'item', 'id'),
            )}
          </Menu>
        </Popover>
      </RootMenuTriggerStateContext>
    </MenuParts>
  );
}
