import { ColorSwatch } from '@planner/ui';

const CHANGE = /(#[0-9a-f]{6} → #[0-9a-f]{6})/;

const Color = ({ color }: { color: string }) => (
  <>
    <ColorSwatch color={color} />
    {color}
  </>
);

/** A group's title, with each of its colors beside its text. */
export const GroupTitle = ({ title }: { title: string }) => (
  <>
    {title.split(CHANGE).map((part, index) => {
      const [from = '', to] = part.split(' → ');
      return to && CHANGE.test(part) ? (
        // Parts of a title never move.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="change">
          <Color color={from} /> → <Color color={to} />
        </span>
      ) : (
        part
      );
    })}
  </>
);
