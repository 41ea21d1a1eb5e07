import { expect, test } from 'vitest';
import type { HttpAnswer } from './http-answer.ts';
import { networkFailure } from './http-answer.ts';
import { createSessionToken, type Session } from './session-token.ts';

const START = Date.UTC(2026, 10, 24, 8);

/** A server whose bearers live five minutes, and a device whose clock may be wrong. */
function setUp({ lifetimeMs = 300_000, deviceIsLateBy = 0 } = {}) {
  let serverNow = START;
  let reads = 0;
  const read = (): Promise<HttpAnswer<Session>> => {
    reads += 1;
    const expires_at = new Date(serverNow + lifetimeMs).toISOString();
    return Promise.resolve({
      ok: true,
      status: 200,
      message: 'OK',
      headers: new Headers({ date: new Date(serverNow).toUTCString() }),
      data: {
        isAuthenticated: false,
        token: { access_token: `b${reads}`, expires_at },
        sessionCourante: { consultation: false },
      },
    });
  };
  const token = createSessionToken(read, () => serverNow - deviceIsLateBy);
  const bearer = async () => {
    const answer = await token.get();
    return answer.ok ? answer.data.token.access_token : undefined;
  };
  return { token, bearer, wait: (ms: number) => void (serverNow += ms) };
}

test('a bearer is kept, and renewed shortly before it expires', async () => {
  const { bearer, wait } = setUp();
  expect(await bearer()).toBe('b1');
  wait(269_000);
  expect(await bearer()).toBe('b1');
  wait(2_000);
  expect(await bearer()).toBe('b2');
});

test.each([3_600_000, -3_600_000])(
  'a device whose clock is wrong by an hour (%i ms) renews no sooner and no later',
  async (deviceIsLateBy) => {
    const { bearer, wait } = setUp({ deviceIsLateBy });
    expect(await bearer()).toBe('b1');
    wait(269_000);
    expect(await bearer()).toBe('b1');
    wait(2_000);
    expect(await bearer()).toBe('b2');
  },
);

test('a bearer that lives a few seconds is used for half of them, not asked for every call', async () => {
  const { bearer, wait } = setUp({ lifetimeMs: 10_000 });
  expect(await bearer()).toBe('b1');
  wait(4_000);
  expect(await bearer()).toBe('b1');
  wait(2_000);
  expect(await bearer()).toBe('b2');
});

test('a bearer is forgotten by name, so that a newer one is not lost', async () => {
  const { token, bearer } = setUp();
  expect(await bearer()).toBe('b1');
  token.forget('b1');
  expect(await bearer()).toBe('b2');
  token.forget('b1');
  expect(await bearer()).toBe('b2');
  token.forget();
  expect(await bearer()).toBe('b3');
});

test('a failed reading is not kept', async () => {
  let reads = 0;
  const token = createSessionToken(() => {
    reads += 1;
    return Promise.resolve(networkFailure('/api/session'));
  });
  expect((await token.get()).ok).toBe(false);
  expect((await token.get()).ok).toBe(false);
  expect(reads).toBe(2);
});
