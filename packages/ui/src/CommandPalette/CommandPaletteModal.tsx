import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { named } from '../development.ts';
import { Icon, IconSlot, type IconContent } from '../icons/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import * as styles from './CommandPalette.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** An entry of `CommandPalette`: a link (`href`) or an action (`onAction`). */
export interface Command {
  id: string;
  label: string;
  /** Tells commands of the same name apart. */
  description?: string | undefined;
  icon?: IconContent | undefined;
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Keeps the palette open, for commands that change the list. */
  staysOpen?: boolean | undefined;
}

/** Commands under a title of `CommandPalette`. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
  /** Shown above or instead of commands: loading, none found, failed. Announced. */
  message?: ReactNode | undefined;
}

export interface CommandPaletteProps extends RootProps {
  /** Whether the palette is shown. */
  isOpen: boolean;
  /** Called with `false` on Escape, a press outside, a chosen command, and if the code can't be fetched. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the palette and its field. */
  label: string;
  /** Shown while the query is empty. */
  placeholder?: string | undefined;
  /** The typed text. The caller filters the commands. */
  query: string;
  /** Called with what the user typed. */
  onQueryChange: (query: string) => void;
  /** Commands by group, already filtered by the query. */
  groups: ReadonlyArray<CommandGroup>;
  /** Most characters of the query. */
  maxLength?: number | undefined;
}

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One command. Focus stays in the field; `aria-activedescendant` points to the active command. */
function CommandOption({ id, command, isActive, onPoint, onChoose }: CommandOptionProps) {
  const { label, description, icon, href, onAction } = command;
  const navigate = useLinkNavigation();
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: isActive ? undefined : onPoint,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  const content = (
    <>
      <IconSlot icon={icon} />
      <bdi className={styles.optionLabel}>{label}</bdi>
      {description && <bdi className={styles.optionDescription}>{description}</bdi>}
    </>
  );
  if (href === undefined)
    return (
      <button
        type="button"
        {...shared}
        onClick={() => {
          onChoose();
          onAction?.();
        }}
      >
        {content}
      </button>
    );
  return (
    <a
      {...shared}
      href={href}
      onClick={(event) => {
        navigate(event);
        // Opened in a new tab: the palette stays open.
        if (event.defaultPrevented) onChoose();
      }}
    >
      {content}
    </a>
  );
}

const roles = { list: { role: 'listbox' }, group: { role: 'group' } } as const;

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const focus = (field: HTMLInputElement | null) => field?.focus();

export function CommandPaletteModal(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label, placeholder, query, onQueryChange, groups, maxLength } = props;
  const words = useAppWords('commandPalette');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string>();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosenId(undefined);
  }

  const shown = groups.filter(({ commands, message }) => commands.length > 0 || message);
  const lists = shown.filter((group) => group.commands.length > 0);
  const commands = lists.flatMap((group) => group.commands);
  // The active command stays active while it is listed; otherwise the first is.
  const active = commands.find(({ id }) => id === chosenId) ?? commands[0];
  const isEmpty = shown.length === 0;
  // Live regions announce changes, not their initial content.
  const announcement = useDeferredValue(isEmpty ? words.empty : words.results(commands.length), '');

  const optionId = (id: string) => `${listId}-${id}`;
  const find = (id: string) => list.current?.querySelector<HTMLElement>(`#${CSS.escape(optionId(id))}`);

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing || !active) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = commands.at((commands.indexOf(active) + step) % commands.length);
      if (!next) return;
      setChosenId(next.id);
      find(next.id)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') find(active.id)?.click();
    else return;
    event.preventDefault();
  };

  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.backdrop}>
      <Modal className={styles.modal}>
        <Dialog aria-label={named('CommandPalette', label)} {...rootProps(props, styles.dialog)}>
          <div className={styles.head}>
            <Icon name="search" />
            <input
              ref={focus}
              role="combobox"
              aria-label={label}
              aria-expanded={!isEmpty}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active && optionId(active.id)}
              type="text"
              dir="auto"
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={placeholder}
              maxLength={maxLength}
              value={query}
              onChange={(event) => {
                setChosenId(undefined);
                onQueryChange(event.target.value);
              }}
              onKeyDown={onKeyDown}
              className={styles.input}
            />
            <button type="button" className={styles.close} onClick={() => onOpenChange(false)}>
              {words.close}
            </button>
          </div>
          <VisuallyHidden>
            <output>{announcement}</output>
          </VisuallyHidden>
          <div ref={list} id={listId} {...roles.list} aria-label={label} className={styles.list}>
            {lists.map((group) => (
              <div key={group.id} {...roles.group} aria-labelledby={`${listId}-group-${group.id}`}>
                <div id={`${listId}-group-${group.id}`} role="presentation" className={styles.groupTitle}>
                  {group.title}
                </div>
                {group.commands.map((command) => (
                  <CommandOption
                    key={command.id}
                    id={optionId(command.id)}
                    command={command}
                    isActive={command === active}
                    onPoint={() => setChosenId(command.id)}
                    onChoose={() => command.staysOpen || onOpenChange(false)}
                  />
                ))}
              </div>
            ))}
          </div>
          {shown.map(({ id, message }) =>
            message ? (
              <output key={id} className={styles.message}>
                {message}
              </output>
            ) : null,
          )}
          {isEmpty && <p className={styles.message}>{words.empty}</p>}
          <div aria-hidden className={styles.hint}>
            <span>
              <Kbd keys="↑" /> <Kbd keys="↓" /> {words.toMove}
            </span>
            <span>
              <Kbd keys="Enter" /> {words.toOpen}
            </span>
            <span>
              <Kbd keys="Esc" /> {words.toClose}
            </span>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
