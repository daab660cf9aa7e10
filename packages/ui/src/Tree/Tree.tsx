import { useMemo } from 'react';
import { Button, Collection, Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components';
import { firstOnly, named } from '../development.ts';
import { Icon, type IconContent, IconSlot } from '../icons/Icon.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './Tree.css.ts';

/** An item of `Tree`, with those below it. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  label: string;
  icon?: IconContent | undefined;
  isDisabled?: boolean | undefined;
  children?: ReadonlyArray<TreeNode> | undefined;
}

export interface TreeProps extends RootProps<HTMLDivElement> {
  /** Name for assistive technology. */
  label: string;
  /** Items of the first level. */
  items: ReadonlyArray<TreeNode>;
  /** Id of the selected item. Without it the tree keeps its own. */
  selectedId?: string | undefined;
  /** Selected at first. */
  defaultSelectedId?: string | undefined;
  /** Called when another item is selected. */
  onSelect?: ((id: string) => void) | undefined;
  /** Ids of the items that are open. Without it the tree keeps its own. */
  expandedIds?: ReadonlyArray<string> | undefined;
  /** Open at first. @default [] */
  defaultExpandedIds?: ReadonlyArray<string> | undefined;
  /** Called with the ids of the open items. */
  onExpandedChange?: ((ids: ReadonlyArray<string>) => void) | undefined;
}

const NONE: ReadonlyArray<TreeNode> = [];

const asKeys = (id: string | undefined) => (id === undefined ? [] : [id]);

const withoutRepeats = (
  nodes: ReadonlyArray<TreeNode>,
  isFirst: (id: string) => boolean,
): ReadonlyArray<TreeNode> =>
  nodes.flatMap((node) =>
    isFirst(node.id) ? { ...node, children: node.children && withoutRepeats(node.children, isFirst) } : [],
  );

const Item = ({ id, label, icon, isDisabled = false, children = NONE }: TreeNode) => (
  <TreeItem id={id} textValue={label} isDisabled={isDisabled} className={styles.item}>
    <TreeItemContent>
      <span className={styles.content}>
        <Button slot="chevron" className={styles.chevron}>
          <Icon name="chevronRight" size="small" />
        </Button>
        <IconSlot icon={icon} />
        <span>{label}</span>
      </span>
    </TreeItemContent>
    <Collection items={children}>{Item}</Collection>
  </TreeItem>
);

/** Things inside of each other, one of which is selected, such as folders. For pages use `Sidebar`, for details below a title `DisclosureGroup`. */
export const Tree = (props: TreeProps) => {
  const { label, selectedId, defaultSelectedId, onSelect } = props;
  const { expandedIds, defaultExpandedIds = [], onExpandedChange } = props;
  const items = useMemo(
    () => withoutRepeats(props.items, firstOnly(`Tree “${label}”`, 'item', 'id')),
    [label, props.items],
  );
  return (
    <div {...rootProps(props)}>
      <AriaTree<TreeNode>
        aria-label={named('Tree', label)}
        items={items}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        defaultExpandedKeys={defaultExpandedIds}
        {...(expandedIds && { expandedKeys: expandedIds })}
        onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
        defaultSelectedKeys={asKeys(defaultSelectedId)}
        {...(selectedId !== undefined && { selectedKeys: asKeys(selectedId) })}
        onSelectionChange={(keys) => {
          // Never "all" with a single one.
          for (const key of keys) onSelect?.(String(key));
        }}
        className={styles.tree}
      >
        {Item}
      </AriaTree>
    </div>
  );
};
