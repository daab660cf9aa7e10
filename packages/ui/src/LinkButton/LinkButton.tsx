import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../Button/Button.tsx';
import { useLinkTarget } from '../Button/buttonProps.ts';
import { IconSlot } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import { unavailableProps, useUnavailable } from '../Unavailable/unavailableContext.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface LinkButtonProps extends ButtonLook, RootProps<HTMLAnchorElement> {
  /** Address. `NavigationProvider` routes those of the application. */
  href: string;
  /** Label. Without one it shows only its icon, and needs `aria-label`. */
  children?: ReactNode | undefined;
  /** Name for assistive technology if the visible text is missing or ambiguous. */
  'aria-label'?: string | undefined;
  /** Called as well when the link is followed, for example to note that a mail was begun. */
  onPress?: (() => void) | undefined;
}

/** A link styled as a button, for the main next step. In text use `Link`; for changing data use `Button`. */
export function LinkButton(props: LinkButtonProps) {
  const { href, icon, children, onPress } = props;
  const navigate = useLinkNavigation();
  const unavailable = unavailableProps(useUnavailable());
  const target = useLinkTarget((event) => {
    onPress?.();
    navigate(event);
  });
  return (
    <a
      {...rootProps(props, buttonClass(props))}
      {...target}
      {...(unavailable ? { ...unavailable, role: 'link', tabIndex: 0, onClick: undefined } : { href })}
    >
      <IconSlot icon={icon} />
      {children}
    </a>
  );
}
