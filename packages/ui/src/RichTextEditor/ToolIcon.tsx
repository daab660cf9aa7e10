import { editorPaths } from '../icons/generated/editorPaths.ts';
import { Drawing } from '../icons/Icon.tsx';

export type ToolIconName = keyof typeof editorPaths;

const DIRECTIONAL: ReadonlySet<ToolIconName> = new Set(['indent', 'outdent', 'redo', 'undo']);

interface ToolIconProps {
  name: ToolIconName;
  /** As of `Icon`. */
  size?: 'medium' | 'large' | undefined;
}

/** An icon that only the editor shows. Those of `Icon` load with every page. */
export const ToolIcon = ({ name, size = 'medium' }: ToolIconProps) => (
  <Drawing path={editorPaths[name]} size={size} isDirectional={DIRECTIONAL.has(name)} />
);
