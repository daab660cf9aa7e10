import type { MouseEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/navigation.ts';
import type { Command } from './CommandPalette.tsx';
import * as styles from './CommandPalette.css.ts';

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One command. Focus stays in the field; `aria-activedescendant` points to the active command. */
export function CommandOption({ id, command, isActive, onPoint, onChoose }: CommandOptionProps) {
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
      {icon && <Icon name={icon} />}
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
