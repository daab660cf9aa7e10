import { type LostText, type Removal, sanitizePolicyHtml } from '@planner/policy-html';
import {
  AlertDialog,
  Button,
  formatNumber,
  Inline,
  List,
  ListItem,
  Stack,
  Text,
  TextArea,
} from '@planner/ui';
import type { RichTextEditorProps } from '@planner/ui/rich-text-editor';
import { useEffect, useEffectEvent } from 'react';
import { deadLinksText, pictureHostsText } from './textNotes.ts';

interface RemovalDialogProps {
  removals: readonly Removal[];
  /** Other sites whose pictures the stored text doesn't have. */
  hosts: readonly string[];
  /** Links to places that the text doesn't have, and that the stored text doesn't either. */
  deadLinks: readonly string[];
  /** What the editor holds, checked again after changes while marks are shown. */
  content: string;
  marks: RichTextEditorProps['marks'];
  /** Whether the editor shows marks. */
  canShow: boolean;
  isPending: boolean;
  onMark: (marks: RichTextEditorProps['marks']) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

const RemovedWords = ({ count, text, more, hint }: LostText) => (
  <TextArea
    label={count === 1 ? '1 removed word' : `${formatNumber(count)} removed words`}
    description={more > 0 ? `${formatNumber(more)} more are not shown. ${hint}` : hint}
    value={text}
    dir="auto"
    isReadOnly
  />
);

const CHECK_DELAY_MS = 1000;

const placesOf = (removals: readonly Removal[]) =>
  removals.flatMap(({ what, at }) => at.map((one) => ({ at: one, label: `Will be removed: ${what}` })));

/** Asks before a save that removes something, or adds pictures of other sites or links that lead nowhere. What goes stays marked in the editor. */
export const RemovalDialog = ({ removals, hosts, content, marks, ...props }: RemovalDialogProps) => {
  const { deadLinks } = props;
  const total = removals.reduce((sum, { count }) => sum + count, 0);
  const mark = (all: readonly Removal[], shown?: number) => {
    const places = placesOf(all);
    props.onMark(places.length > 0 ? { places, ...(shown !== undefined && { shown }) } : undefined);
  };
  const close = (shown?: number) => {
    mark(removals, shown);
    props.onCancel();
  };
  const isMarked = marks !== undefined;
  const check = useEffectEvent((html: string) => {
    try {
      mark(sanitizePolicyHtml(html).removed);
    } catch {
      // Saving says what is wrong with it.
    }
  });
  useEffect(() => {
    if (!isMarked) return undefined;
    const timer = setTimeout(() => check(content), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isMarked, content]);
  const isRemoving = removals.length > 0;
  const added = deadLinks.length > 0 ? 'Links that lead nowhere' : 'Pictures from other sites';
  return (
    <AlertDialog
      isOpen={removals.length + hosts.length + deadLinks.length > 0}
      onOpenChange={() => close()}
      title={isRemoving ? 'This will be removed' : added}
      // Removed words are stored nowhere else.
      tone={removals.some(({ lost }) => lost) ? 'danger' : 'default'}
      confirmLabel={isRemoving ? 'Save without it' : 'Save with them'}
      cancelLabel="Keep editing"
      isPending={props.isPending}
      pendingLabel="Saving..."
      onConfirm={props.onConfirm}
    >
      <Stack gap="s">
        {isRemoving && (
          <>
            <Text as="p">
              {total === 1
                ? 'The public page cannot show it:'
                : `The public page cannot show these ${formatNumber(total)} things:`}
            </Text>
            <List label="What will be removed">
              {removals.map(({ what, count, places, at, lost }) => (
                <ListItem key={what}>
                  <Stack gap="xs">
                    <Text>{count > 1 ? `${what} (${formatNumber(count)} times)` : what}</Text>
                    {places.length > 0 && (
                      <Inline gap="xs">
                        {props.canShow ? (
                          // Elements inside each other stand in one place.
                          [...new Map(places.map((place, index) => [at[index], place]))].map(
                            ([one, place]) => (
                              <Button key={one} size="small" onPress={() => close(one)}>
                                {`Show ${place}`}
                              </Button>
                            ),
                          )
                        ) : (
                          <Text tone="muted">{places.join(', ')}</Text>
                        )}
                        {count > places.length && (
                          <Text tone="muted">{`and ${formatNumber(count - places.length)} more`}</Text>
                        )}
                      </Inline>
                    )}
                    {lost && <RemovedWords {...lost} />}
                  </Stack>
                </ListItem>
              ))}
            </List>
          </>
        )}
        {deadLinks.length > 0 && <Text as="p">{deadLinksText(deadLinks)}</Text>}
        {hosts.length > 0 && <Text as="p">{pictureHostsText(hosts)}</Text>}
      </Stack>
    </AlertDialog>
  );
};
