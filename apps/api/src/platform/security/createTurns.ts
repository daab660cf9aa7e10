import { HttpError } from '../http/HttpError.ts';

/** Waiting calls of the known, and of strangers. For passwords, each is about 3 s of work on two cores. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/** Who waits. */
export interface Turn {
  isKnown: boolean;
  network: string;
}

/** Shares resources: the known go first; strangers take turns by network, so that one with many requests delays itself. */
export const createTurns = <Resource>(resources: readonly Resource[]) => {
  type Waiter = PromiseWithResolvers<Resource>;
  const idle = [...resources];
  const known: Waiter[] = [];
  /** By network. The first one is next. */
  const strangers = new Map<string, Waiter[]>();

  const countStrangers = () => [...strangers.values()].reduce((sum, { length }) => sum + length, 0);

  /** The last call of the network with the most makes room. @throws HttpError 503 if that is the caller's */
  const makeRoomFor = (network: string): void => {
    const longest = [...strangers.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= (strangers.get(network)?.length ?? 0) + 1)
      throw HttpError.unavailable(RETRY_AFTER_SECONDS);
    longest.pop()?.reject(HttpError.unavailable(RETRY_AFTER_SECONDS));
  };

  const nextWaiter = (): Waiter | undefined => {
    const first = known.shift();
    if (first) return first;
    const [entry] = strangers;
    if (!entry) return undefined;
    const [network, [waiter, ...rest]] = entry;
    strangers.delete(network);
    if (rest.length > 0) strangers.set(network, rest);
    return waiter;
  };

  return {
    /** @throws HttpError 503 when too many wait */
    async take({ isKnown, network }: Turn): Promise<Resource> {
      const resource = idle.pop();
      if (resource !== undefined) return resource;
      if (isKnown && known.length >= MAX_WAITING) throw HttpError.unavailable(RETRY_AFTER_SECONDS);
      if (!isKnown && countStrangers() >= MAX_WAITING) makeRoomFor(network);
      const waiter = Promise.withResolvers<Resource>();
      if (isKnown) known.push(waiter);
      else strangers.set(network, [...(strangers.get(network) ?? []), waiter]);
      return waiter.promise;
    },
    giveBack(resource: Resource): void {
      const next = nextWaiter();
      if (next) next.resolve(resource);
      else idle.push(resource);
    },
    counts: () => ({ running: resources.length - idle.length, waiting: known.length + countStrangers() }),
  };
};
