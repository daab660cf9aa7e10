import { TagGroup as AriaTagGroup, Button, Tag, TagList } from 'react-aria-components';
import { firstOnly, named } from '../development.ts';
import { Icon } from '../icons/Icon.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './TagGroup.css.ts';

/** A tag of `TagGroup`. */
export interface TagItem {
  value: string;
  label: string;
}

export interface TagGroupProps extends RootProps<HTMLDivElement> {
  /** Name of the group, for assistive technology. */
  label: string;
  /** In display order. */
  tags: ReadonlyArray<TagItem>;
  /** Called with the value of a tag that the user removes. Without it tags can't be removed. */
  onRemove?: ((value: string) => void) | undefined;
}

/** Words that belong to a thing, and can be removed. For a state or kind use `Badge`, to choose them `MultiSelect`. */
export const TagGroup = ({ label, tags, onRemove, ...rest }: TagGroupProps) => {
  const isFirst = firstOnly(`TagGroup “${label}”`, 'tag');
  return (
    <div {...rootProps(rest, styles.root)}>
      <AriaTagGroup
        aria-label={named('TagGroup', label)}
        {...(onRemove && { onRemove: (keys) => [...keys].forEach((key) => onRemove(String(key))) })}
      >
        <TagList className={styles.list}>
          {tags
            .filter((tag) => isFirst(tag.value))
            .map((tag) => (
              <Tag key={tag.value} id={tag.value} textValue={tag.label} className={styles.tag}>
                <span className={styles.words}>{tag.label}</span>
                {onRemove && (
                  <Button slot="remove" className={styles.remove}>
                    <Icon name="close" size="small" />
                  </Button>
                )}
              </Tag>
            ))}
        </TagList>
      </AriaTagGroup>
    </div>
  );
};
