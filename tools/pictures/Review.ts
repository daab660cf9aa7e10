import type { Baselines } from './Baselines.ts';
import { compare } from './compare.ts';
import type { DrawnReport } from './createReport.ts';
import { hashOf } from './hashOf.ts';
import { decodePicture } from './Picture.ts';
import type { Decision, Difference, Report, ReviewedReport, Shown } from './Report.ts';

/** What was decided is not what is on disk. Reviewers must look again. */
export class ChangedBaselineError extends Error {
  constructor(files: readonly string[]) {
    super(`Changed on disk in the meantime, so nothing was saved; look again: ${files.join(', ')}`);
  }
}

/** Rejecting what is written would leave it on disk. */
export class AlreadyAcceptedError extends Error {
  constructor(files: readonly string[]) {
    super(`Already accepted, so nothing was saved; undo that first: ${files.join(', ')}`);
  }
}

interface Step {
  readonly file: string;
  readonly former: Decision | undefined;
  /** The baseline before it was accepted. Undefined if the step wrote none. */
  readonly baseline?: Buffer | null;
}

/** Decisions about a report. Accepting writes baselines; the rest is kept until the process ends. */
export class Review {
  readonly #report: Report;
  readonly #baselines: Baselines;
  readonly #pictures: Map<string, Buffer>;
  readonly #differences = new Map<string, Difference>();
  readonly #decisions = new Map<string, Decision>();
  readonly #steps: Step[][] = [];

  private constructor({ pictures, ...report }: DrawnReport, baselines: Baselines) {
    this.#report = report;
    this.#baselines = baselines;
    this.#pictures = new Map(pictures);
    for (const { stories } of report.groups)
      for (const { differences } of stories)
        for (const difference of differences) this.#differences.set(difference.file, difference);
  }

  /** @throws ForbiddenPathError if the report names files that are not pictures */
  static async open(report: DrawnReport, baselines: Baselines): Promise<Review> {
    const review = new Review(report, baselines);
    const differences = [...review.#differences.values()];
    for (const { file, after } of differences)
      if (review.#hashOnDisk(file) === after.sha256) review.#decisions.set(file, { state: 'accepted' });
    await Promise.all(differences.map(({ file }) => review.#refresh(file)));
    return review;
  }

  view(): ReviewedReport {
    const current = (difference: Difference) => this.#differences.get(difference.file) ?? difference;
    return {
      ...this.#report,
      groups: this.#report.groups.map((group) => ({
        ...group,
        stories: group.stories.map((story) => ({ ...story, differences: story.differences.map(current) })),
      })),
      review: { decisions: Object.fromEntries(this.#decisions), canUndo: this.#steps.length > 0 },
    };
  }

  picture(sha256: string): Buffer | undefined {
    return this.#pictures.get(sha256);
  }

  /**
   * Makes the shown pictures the baselines: all, or none if one of them is outdated or cannot be written.
   * @throws ChangedBaselineError, AlreadyAcceptedError
   */
  async accept(shown: readonly Shown[]): Promise<void> {
    await this.#assertDecidable(shown);
    const steps: Step[] = [];
    this.#steps.push(steps);
    try {
      for (const { file, after } of shown) {
        const baseline = this.#baselines.read(file);
        this.#baselines.write(file, this.#bytes(after));
        steps.push({ ...this.#decide(file, { state: 'accepted' }), baseline });
      }
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /** Keeps the baselines. @throws ChangedBaselineError, AlreadyAcceptedError */
  async reject(shown: readonly Shown[], note: string): Promise<void> {
    await this.#assertDecidable(shown);
    this.#steps.push(shown.map(({ file }) => this.#decide(file, { state: 'rejected', note })));
  }

  /** Takes the last decision back and restores the former baselines. @throws ChangedBaselineError */
  undo(): void {
    const steps = this.#steps.at(-1) ?? [];
    const written = steps.filter(({ baseline }) => baseline !== undefined);
    const changed = written.filter(
      ({ file }) => this.#hashOnDisk(file) !== this.#differences.get(file)?.after.sha256,
    );
    if (changed.length > 0) throw new ChangedBaselineError(changed.map(({ file }) => file));
    for (const { file, baseline } of written) this.#baselines.write(file, baseline ?? null);
    for (const { file, former } of steps)
      if (former) this.#decisions.set(file, former);
      else this.#decisions.delete(file);
    this.#steps.pop();
  }

  #hashOnDisk(file: string): string | null {
    const bytes = this.#baselines.read(file);
    return bytes && hashOf(bytes);
  }

  #bytes(sha256: string): Buffer {
    const bytes = this.#pictures.get(sha256);
    if (!bytes) throw new Error(`The report has no picture ${sha256}.`);
    return bytes;
  }

  #decide(file: string, decision: Decision): Step {
    const former = this.#decisions.get(file);
    this.#decisions.set(file, decision);
    return { file, former };
  }

  async #assertDecidable(shown: readonly Shown[]): Promise<void> {
    const accepted = shown.filter(({ file }) => this.#decisions.get(file)?.state === 'accepted');
    if (accepted.length > 0) throw new AlreadyAcceptedError(accepted.map(({ file }) => file));
    const outdated = shown.filter(({ file, before, after }) => {
      const difference = this.#differences.get(file);
      if (difference?.after.sha256 !== after) return true;
      return this.#hashOnDisk(file) !== before;
    });
    if (outdated.length === 0) return;
    await Promise.all(outdated.map(({ file }) => this.#refresh(file)));
    throw new ChangedBaselineError(outdated.map(({ file }) => file));
  }

  /** Shows the baseline that is on disk now. */
  async #refresh(file: string): Promise<void> {
    const difference = this.#differences.get(file);
    if (!difference) return;
    const bytes = this.#baselines.read(file);
    const sha256 = bytes && hashOf(bytes);
    if (sha256 === (difference.before?.sha256 ?? null)) return;
    if (!bytes || !sha256) {
      this.#differences.set(file, { ...difference, before: null, regions: [] });
      return;
    }
    const [before, after] = await Promise.all([
      decodePicture(bytes),
      decodePicture(this.#bytes(difference.after.sha256)),
    ]);
    this.#pictures.set(sha256, bytes);
    this.#differences.set(file, {
      ...difference,
      before: { sha256, width: before.width, height: before.height },
      regions: compare(before, after).regions,
    });
  }
}
