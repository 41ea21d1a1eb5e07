/** A page scrolled by 60 pixels a frame, as a wheel does it, and what each frame took. */
import type { Browser, Page } from 'playwright-core';

export interface Defilement {
  /** Between two frames, 95 of 100 at most, in milliseconds. */
  image: number;
  /** Time of processor the main thread worked for a frame, 95 of 100 at most. */
  travail: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

const IMAGES = 120;
/** Written into the trace by the page at each frame. */
const MARQUE = 'image';

export async function defiler(browser: Browser, page: Page): Promise<Defilement> {
  // The first frames of a page that was just shown are spent on other things.
  await page.waitForTimeout(1000);
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  const durees = await page.evaluate(scroll, { images: IMAGES, marque: MARQUE });
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return { image: p95(durees), travail: p95(travaux(trace.traceEvents)) };
}

async function scroll({ images, marque }: { images: number; marque: string }): Promise<number[]> {
  const durees: number[] = [];
  let avant = performance.now();
  for (let n = 0; n < images; n++) {
    window.scrollBy(0, 60);
    await new Promise(requestAnimationFrame);
    performance.mark(marque);
    durees.push(performance.now() - avant);
    avant = performance.now();
  }
  return durees;
}

/** What the thread that marked the frames did from one to the next. */
function travaux(events: readonly TraceEvent[]): number[] {
  const marques = events.filter(({ name, ph }) => name === MARQUE && ph !== 'M');
  const [premiere] = marques;
  if (!premiere || marques.length < IMAGES) throw new Error('the trace holds no frames');
  const taches = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && pid === premiere.pid && tid === premiere.tid,
  );
  return marques.slice(1).map((marque, n) => {
    const debut = marques[n]?.ts ?? 0;
    // A task counts where it ended: the mark itself stands inside of the one that draws its frame.
    return taches
      .filter(({ ts, dur = 0 }) => ts + dur > debut && ts + dur <= marque.ts)
      .reduce((somme, { dur = 0, tdur = dur }) => somme + tdur / 1000, 0);
  });
}

function p95(valeurs: readonly number[]): number {
  const triees = valeurs.toSorted((a, b) => a - b);
  return triees[Math.floor(triees.length * 0.95)] ?? 0;
}
