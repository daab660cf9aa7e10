import type { ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import { Icon } from '../../icons/Icon.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { useMenuButton } from '../../Button/buttonProps.ts';
import { MenuItem, MenuSection } from '../../Menu/MenuItem.tsx';
import { numberedDoc, openedHtml } from '../extensions/source.ts';
import { setAlign } from '../commands/commands.ts';
import type { Numbering } from '../commands/numbering.ts';
import { reportLoadError } from '../../overlay/lazyWithRetry.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import type { NumberChange } from '../commands/planNumbers.ts';
import { useEditorWords } from '../useEditorWords.ts';
import * as styles from './toolbar.css.ts';
import * as layout from './toolbarLayout.css.ts';

/** Runs a command after the menu has closed, which returns the focus to its button; only then can the text take it. */
const afterMenu = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};

interface ToolbarMenuProps {
  label: string;
  /** Current choice; part of the button's name. */
  current?: string | undefined;
  icon?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

const iconTrigger = `${layout.tool} ${styles.button}`;
const textTrigger = `${iconTrigger} ${layout.textTool} ${styles.textTrigger}`;

const Trigger = ({ label, current, icon, isDisabled }: Omit<ToolbarMenuProps, 'children'>) => (
  <button
    {...useMenuButton()}
    type="button"
    aria-label={current ? `${label}: ${current}` : label}
    disabled={isDisabled}
    className={icon ? iconTrigger : textTrigger}
  >
    {icon ?? <span>{current}</span>}
    <Icon name="chevronDown" size="small" />
  </button>
);

const ToolbarMenu = ({ children, ...trigger }: ToolbarMenuProps) => (
  <Menu label={trigger.label} placement="bottom start" trigger={<Trigger {...trigger} />}>
    {children}
  </Menu>
);

const CHOICES = [
  { value: 'left', icon: 'alignLeft' },
  { value: 'center', icon: 'alignCenter' },
  { value: 'right', icon: 'alignRight' },
  { value: 'justify', icon: 'alignJustify' },
] as const;

interface AlignMenuProps {
  editor: Editor;
  align: string | null;
  isRightToLeft: boolean;
  isDisabled: boolean;
}

/** Aligns paragraphs and headings. Choosing the start side removes the alignment, because it is the default. */
export function AlignMenu({ editor, align, isRightToLeft, isDisabled }: AlignMenuProps) {
  const words = useEditorWords();
  const start = isRightToLeft ? 'right' : 'left';
  const current = CHOICES.find(({ value }) => value === (align ?? start)) ?? CHOICES[0];
  return (
    <ToolbarMenu
      label={words.align}
      current={words[current.value]}
      icon={<Icon name={current.icon} />}
      isDisabled={isDisabled}
    >
      <MenuSection title={words.align} isTitleHidden selectionMode="single" selectedKeys={[current.value]}>
        {CHOICES.map(({ value, icon }) => (
          <MenuItem
            key={value}
            id={value}
            icon={icon}
            onAction={() => afterMenu(() => setAlign(editor, value === start ? null : value))}
          >
            {words[value]}
          </MenuItem>
        ))}
      </MenuSection>
    </ToolbarMenu>
  );
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

interface TextStyleMenuProps {
  editor: Editor;
  /** 0 for a paragraph. */
  level: number;
  isDisabled: boolean;
}

export function TextStyleMenu({ editor, level, isDisabled }: TextStyleMenuProps) {
  const words = useEditorWords();
  return (
    <ToolbarMenu
      label={words.textStyle}
      current={level === 0 ? words.paragraph : words.heading(level)}
      isDisabled={isDisabled}
    >
      <MenuSection
        title={words.textStyle}
        isTitleHidden
        selectionMode="single"
        selectedKeys={[String(level)]}
      >
        <MenuItem
          id="0"
          shortcut="Mod+Alt+0"
          onAction={() => afterMenu(() => editor.chain().focus().setNode('paragraph').run())}
        >
          {words.paragraph}
        </MenuItem>
        {LEVELS.map((one) => (
          <MenuItem
            key={one}
            id={String(one)}
            shortcut={`Mod+Alt+${one}`}
            onAction={() => afterMenu(() => editor.chain().focus().setNode('heading', { level: one }).run())}
          >
            {words.heading(one)}
          </MenuItem>
        ))}
      </MenuSection>
    </ToolbarMenu>
  );
}

const NUMBERINGS: readonly (readonly [numbering: Numbering, example: string])[] = [
  ['1', '1. 2. 3.'],
  ['a', 'a. b. c.'],
  ['i', 'i. ii. iii.'],
  ['A', 'A. B. C.'],
  ['(a)', '(a) (b) (c)'],
  ['1.1', '1.1 1.2 1.3'],
];

type Commands = typeof import('../tools.ts');

/** Few visits number clauses, so the code loads with the first choice. */
const withCommands = (run: (commands: Commands) => void) => () =>
  void import('../tools.ts').then((commands) => afterMenu(() => run(commands)), reportLoadError);

interface NumberingMenuProps {
  editor: Editor;
  isDisabled: boolean;
  /** Asks for a heading, clause or item. */
  onReference: () => void;
  /** Shows numbers to change. */
  onRenumber: (plan: readonly NumberChange[]) => void;
  /** Takes that there are none, or no headings. */
  onNotice: (message: string) => void;
}

/** Numbers of clauses: list numbers where HTML has them, otherwise text. */
export function NumberingMenu({ editor, isDisabled, onReference, onRenumber, onNotice }: NumberingMenuProps) {
  const words = useEditorWords();
  return (
    <ToolbarMenu label={words.numbering} icon={<ToolIcon name="orderedList" />} isDisabled={isDisabled}>
      <MenuSection title={words.numbering} isTitleHidden>
        {NUMBERINGS.map(([numbering, example]) => (
          <MenuItem
            key={numbering}
            onAction={withCommands(({ setNumbering }) => setNumbering(editor, numbering))}
          >
            {example}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuItem
        onAction={withCommands(({ planNumbers, lateEnglish }) => {
          const plan = planNumbers(editor.state.doc, openedHtml(editor)?.doc, numberedDoc(editor));
          if (plan.length > 0) return onRenumber(plan);
          onNotice({ ...lateEnglish, ...words }.numbersInOrder);
          editor.commands.focus();
        })}
      >
        {words.renumber}
      </MenuItem>
      <MenuItem onAction={() => afterMenu(onReference)}>{words.insertReference}</MenuItem>
      <MenuItem onAction={withCommands(({ insertFootnote }) => insertFootnote(editor))}>
        {words.insertFootnote}
      </MenuItem>
      <MenuItem
        onAction={withCommands(({ insertContents, lateEnglish }) => {
          if (!insertContents(editor)) onNotice({ ...lateEnglish, ...words }.noHeadings);
          editor.commands.focus();
        })}
      >
        {words.insertContents}
      </MenuItem>
    </ToolbarMenu>
  );
}
