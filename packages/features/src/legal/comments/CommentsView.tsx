import type { PolicyComment, PolicyCommentAnswer } from '@planner/api-client';
import {
  Banner,
  Button,
  Card,
  CenteredSpinner,
  Disclosure,
  Divider,
  Form,
  formatZonedTime,
  Inline,
  Stack,
  Text,
  TextArea,
} from '@planner/ui';
import { useEffect, useRef, useState } from 'react';
import { useRights } from '../../shared/session/rights.ts';
import { LoadBody } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { authorOf } from '../authorOf.ts';
import type { CommentsPanel } from './useTextComments.ts';

const MAX_CHARACTERS = 1000;

export interface CommentsViewProps
  extends LoadProps<PolicyComment[]>, Omit<CommentsPanel, 'onWritten' | 'onFocusText'> {
  canWrite: boolean;
  isPending: boolean;
  errorMessage?: string | undefined;
  onDismissError: () => void;
  /** On `passage`. */
  onAdd: (text: string) => void;
  onCancel: () => void;
  onAnswer: (id: string, text: string, whenSaved: () => void) => void;
  onResolve: (id: string, isResolved: boolean) => void;
}

interface WriteFormProps {
  label: string;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

const WriteForm = ({ label, submitLabel, isPending, onSubmit, onCancel }: WriteFormProps) => {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isLong = text.length > MAX_CHARACTERS;
  const isEmpty = text.trim() === '';
  return (
    <Form
      onSubmit={() => {
        setTried(true);
        if (!isEmpty && !isLong) onSubmit(text.trim());
      }}
    >
      <TextArea
        label={label}
        rows={3}
        dir="auto"
        ref={field}
        value={text}
        onChange={setText}
        characterLimit={MAX_CHARACTERS}
        isInvalid={isTried && (isEmpty || isLong)}
        errorMessage={isEmpty ? `${label} is required` : `${label} must be at most 1,000 characters`}
      />
      <Inline gap="s">
        <Button type="submit" size="small" variant="primary" isPending={isPending} pendingLabel="Saving...">
          {submitLabel}
        </Button>
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
};

const Quote = ({ words, isCurrent = true }: { words: string; isCurrent?: boolean }) => (
  <Text as="p" tone={isCurrent ? 'default' : 'muted'} weight={isCurrent ? 'semibold' : 'regular'} keepLines>
    {`“${words}”`}
  </Text>
);

const Words = ({
  text,
  ...by
}: Pick<PolicyCommentAnswer, 'text' | 'savedAt' | 'savedBy' | 'savedByEmail'>) => {
  const { timeZone } = useRights();
  return (
    <div>
      <Text as="p" size="small" weight="semibold">
        {`${authorOf(by)}, ${formatZonedTime(by.savedAt, timeZone)}`}
      </Text>
      <Text as="p" keepLines>
        {text}
      </Text>
    </div>
  );
};

interface ThreadProps extends Pick<
  CommentsViewProps,
  'canWrite' | 'isPending' | 'onAnswer' | 'onResolve' | 'onShow'
> {
  comment: PolicyComment;
  isCurrent: boolean;
  isBeside: boolean;
  isGone: boolean;
}

const Thread = ({
  comment,
  isCurrent,
  isBeside,
  isGone,
  canWrite,
  isPending,
  onShow,
  ...on
}: ThreadProps) => {
  const { id, passage, resolved, answers } = comment;
  const { timeZone } = useRights();
  const [isAnswering, setAnswering] = useState(false);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent && isBeside) article.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent, isBeside]);
  return (
    <article ref={article} aria-label={`Comment on “${passage.exact}”`} aria-current={isCurrent || undefined}>
      <Stack gap="xs">
        <Quote words={passage.exact} isCurrent={isCurrent} />
        {isGone && (
          <Text as="p" size="small" tone="danger">
            The passage was changed
          </Text>
        )}
        <Words {...comment} />
        {answers.map((answer) => (
          <Words key={answer.id} {...answer} />
        ))}
        {resolved && (
          <Text as="p" size="small" tone="muted">
            {`Resolved by ${authorOf(resolved)}, ${formatZonedTime(resolved.savedAt, timeZone)}`}
          </Text>
        )}
        {isAnswering ? (
          <WriteForm
            label="Answer"
            submitLabel="Save the answer"
            isPending={isPending}
            onSubmit={(text) => on.onAnswer(id, text, () => setAnswering(false))}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          <Inline gap="xs">
            {onShow && !isGone && !resolved && (
              <Button size="small" onPress={() => onShow(id)}>
                Show
              </Button>
            )}
            {canWrite && !resolved && (
              <Button size="small" onPress={() => setAnswering(true)}>
                Answer
              </Button>
            )}
            {canWrite && (
              <Button size="small" isDisabled={isPending} onPress={() => on.onResolve(id, !resolved)}>
                {resolved ? 'Open again' : 'Resolve'}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </article>
  );
};

/** In the order of the text; those whose words are gone come last. */
const sortByPlace = (comments: readonly PolicyComment[], found: readonly string[] = []) => {
  const placeOf = ({ id }: PolicyComment) => (found.includes(id) ? found.indexOf(id) : found.length);
  return comments.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Comments beside a legal text: a new one, the open ones, and those that were resolved. */
export const CommentsView = ({ state, onRetry, passage, found, current, ...props }: CommentsViewProps) => {
  const all = state.status === 'ready' ? state.data : [];
  const open = sortByPlace(
    all.filter(({ resolved }) => resolved === null),
    found,
  );
  const resolved = all.filter((comment) => comment.resolved !== null);
  const threadOf = (comment: PolicyComment) => (
    <Thread
      {...props}
      key={comment.id}
      comment={comment}
      isCurrent={comment.id === current}
      isGone={comment.resolved === null && found !== undefined && !found.includes(comment.id)}
    />
  );
  return (
    <Card
      title="Comments"
      actions={
        <Button size="small" onPress={props.onClose}>
          Close
        </Button>
      }
    >
      <LoadBody state={state} onRetry={onRetry}>
        <Stack gap="m">
          {props.errorMessage && (
            <Banner tone="danger" onDismiss={props.onDismissError}>
              {props.errorMessage}
            </Banner>
          )}
          {passage && (
            <Stack gap="xs">
              <Quote words={passage.exact} />
              <WriteForm
                key={`${passage.start} ${passage.exact}`}
                label="Comment"
                submitLabel="Save the comment"
                isPending={props.isPending}
                onSubmit={props.onAdd}
                onCancel={props.onCancel}
              />
              <Divider />
            </Stack>
          )}
          {state.status === 'loading' && <CenteredSpinner label="Loading comments..." />}
          {state.status === 'ready' && open.length === 0 && !passage && (
            <Text as="p" tone="muted">
              {props.canWrite
                ? 'No comment is open. Select words of the text, and press Comment in the toolbar. Only administrators see comments.'
                : 'No comment is open.'}
            </Text>
          )}
          {open.map((comment, index) => (
            <Stack key={comment.id} gap="m">
              {index > 0 && <Divider />}
              {threadOf(comment)}
            </Stack>
          ))}
          {resolved.length > 0 && (
            <Disclosure title={`Resolved (${resolved.length})`}>
              <Stack gap="m">{resolved.map(threadOf)}</Stack>
            </Disclosure>
          )}
        </Stack>
      </LoadBody>
    </Card>
  );
};
