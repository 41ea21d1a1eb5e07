import { beforeEach, expect, it } from 'vitest';
import {
  AT_ONCE,
  AT_ONCE_HELD_BACK,
  createTurns,
  MAX_CROWDED,
  MAX_INSIDE,
  MAX_WAIT_MS,
  MAX_WAITING_OF_ONE,
  type Refusal,
  type Turns,
} from './turns.ts';

let clock: number;
let turns: Turns;
beforeEach(() => {
  clock = 0;
  turns = createTurns({ now: () => clock });
});

interface Asked {
  state: 'waits' | 'begun' | Refusal;
  end: () => void;
}

function ask(address: string, isOrdering = false): Asked {
  const asked: Asked = { state: 'waits', end: () => {} };
  asked.end = turns.take(address, {
    isOrdering,
    begin: () => (asked.state = 'begun'),
    refuse: (refusal) => (asked.state = refusal),
  });
  return asked;
}

const askMany = (address: string, count: number) =>
  Array.from({ length: count }, () => ask(address));
const begun = (all: readonly Asked[]) => all.filter(({ state }) => state === 'begun').length;
function pass(ms: number): void {
  clock += ms;
  turns.look();
}
const LATER = { code: 'service-indisponible', retryAfterS: 3 };

it('works on a few of one address at a time, and on the others in their order', () => {
  const all = askMany('a', 10);
  expect(begun(all)).toBe(AT_ONCE);
  all[2]?.end();
  expect(begun(all)).toBe(AT_ONCE + 1);
  expect(all[AT_ONCE]?.state).toBe('begun');
  expect(ask('b').state).toBe('begun');
});

it('refuses who waited too long, with when to come back, and not before', () => {
  for (let i = 0; i < MAX_INSIDE / AT_ONCE; i++) {
    expect(begun(askMany('a', AT_ONCE))).toBe(AT_ONCE);
    pass(1000);
  }
  const first = ask('a');
  pass(1);
  const second = ask('a');
  pass(MAX_WAIT_MS - 2);
  expect(first.state).toBe('waits');
  pass(1);
  expect([first.state, second.state]).toEqual([LATER, 'waits']);
});

it('lets others of an address begin beside those that take long, but not any number of them', () => {
  const all = askMany('a', 100);
  for (let i = 0; i < 7; i++) pass(100);
  expect(begun(all)).toBe(2 * AT_ONCE);
  for (let i = 0; i < 20; i++) {
    pass(100);
    all.push(...askMany('a', 1));
  }
  expect(begun(all)).toBe(MAX_INSIDE);
});

it('leaves half of the time to others, where an address asks for much beside them', () => {
  const loops = askMany('a', 50);
  let worked = 0;
  // Each answered within ten milliseconds and sent again, for three seconds.
  for (let i = 0; i < 300; i++) {
    ask('b').end();
    const underWay = loops.filter(({ state }) => state === 'begun');
    pass(10);
    if (i >= 100) worked += underWay.length;
    const answered = [...underWay, ...loops.filter(({ state }) => typeof state === 'object')];
    for (const asked of answered) {
      asked.end();
      loops[loops.indexOf(asked)] = ask('a');
    }
  }
  const most = AT_ONCE_HELD_BACK * 100;
  expect(worked).toBeGreaterThan(most * 0.8);
  expect(worked).toBeLessThanOrEqual(most);
});

it('holds nobody back who is alone, nor an office where many browse', () => {
  const alone = askMany('a', 10);
  pass(2000);
  for (const { end } of alone) end();
  expect(begun(askMany('a', 10))).toBe(AT_ONCE);

  turns = createTurns({ now: () => clock });
  // Twenty pages a second of thirty milliseconds each, and somebody else.
  for (let i = 0; i < 100; i++) {
    ask('b').end();
    const page = ask('bureau');
    expect(page.state).toBe('begun');
    pass(30);
    page.end();
    pass(20);
  }
  expect(begun(askMany('bureau', 10))).toBe(AT_ONCE);
});

it('lets who is ordering go before the others of their address', () => {
  const [working] = askMany('a', AT_ONCE);
  const looking = ask('a');
  const ordering = ask('a', true);
  working?.end();
  expect([looking.state, ordering.state]).toEqual(['waits', 'begun']);
});

it('gives no turn to who is gone', () => {
  const [working] = askMany('a', AT_ONCE);
  const gone = ask('a');
  const next = ask('a');
  gone.end();
  working?.end();
  expect([gone.state, next.state]).toEqual(['waits', 'begun']);
  next.end();
  expect(turns.waiting()).toBe(0);
});

it('refuses at once when too many of an address wait', () => {
  const all = askMany('a', AT_ONCE + MAX_WAITING_OF_ONE);
  expect(all.at(-1)?.state).toBe('waits');
  expect(ask('a').state).toEqual(LATER);
  expect(ask('b').state).toBe('begun');
});

it('begins nothing more for an address that has asked for all it may, until its time', () => {
  turns.exceed('a', 30_000);
  const slowed = ask('a');
  expect(slowed.state).toBe('waits');
  expect(ask('b').state).toBe('begun');
  pass(MAX_WAIT_MS);
  expect(slowed.state).toEqual({ code: 'trop-de-requetes', retryAfterS: 30 });
  slowed.end();
  clock = 30_000;
  expect(ask('a').state).toBe('begun');
});

it('holds nobody when many addresses ask for more than their turns: admission refuses at once', () => {
  for (let n = 0; n < MAX_CROWDED; n++) {
    const all = askMany(`office ${n}`, AT_ONCE + 1);
    expect(all.at(-1)?.state).toBe('waits');
  }
  expect(begun(askMany('another', AT_ONCE + 1))).toBe(AT_ONCE + 1);
  // Still no more of one address than it may have under way.
  expect(begun(askMany('a loop', MAX_INSIDE + 5))).toBe(MAX_INSIDE);
  pass(MAX_WAIT_MS);
  expect(askMany('later', AT_ONCE + 1).at(-1)?.state).toBe('waits');
});

it('leaves most of the places to others, where there are few', () => {
  turns = createTurns({ now: () => clock, places: () => 24 });
  const all = askMany('a', 20);
  expect(begun(all)).toBe(AT_ONCE);
  // They take long, and would count no more.
  pass(500);
  expect(begun(all)).toBe(6);
  turns = createTurns({ now: () => clock, places: () => 4 });
  expect(begun(askMany('a', 20))).toBe(AT_ONCE);
});
