import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignee, signer } from './signature.ts';

const MIDI = new Date('2026-11-16T12:00:00Z');
const apres = (secondes: number) => new Date(MIDI.getTime() + secondes * 1000);

test('what the bank signed is known as its own, whatever it says', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ minLength: 1 }), (bytes, secret) => {
      const corps = Buffer.from(bytes);
      expect(isSignee(secret, corps, signer(secret, corps, MIDI), MIDI)).toBe(true);
    }),
  );
});

test('one changed byte, another secret or another time make it a forgery', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, ou, bits) => {
        const corps = Buffer.from(bytes);
        const signature = signer('secret', corps, MIDI);
        const autre = Buffer.from(corps);
        const at = ou % autre.length;
        autre[at] = (autre[at] ?? 0) ^ bits;
        expect(isSignee('secret', autre, signature, MIDI)).toBe(false);
        expect(isSignee('autre', corps, signature, MIDI)).toBe(false);
        const avance = signature.replace(/^t=\d+/, `t=${MIDI.getTime() / 1000 + 1}`);
        expect(isSignee('secret', corps, avance, MIDI)).toBe(false);
      },
    ),
  );
});

test('a signature holds for five minutes, before and after', () => {
  const corps = Buffer.from('{}');
  const signature = signer('secret', corps, MIDI);
  expect(isSignee('secret', corps, signature, apres(300))).toBe(true);
  expect(isSignee('secret', corps, signature, apres(301))).toBe(false);
  expect(isSignee('secret', corps, signature, apres(-301))).toBe(false);
});

test.each([undefined, '', 't=1', 'v1=00', ['t=1,v1=00', 't=2,v1=00'], 't=x,v1=zz'])(
  'what is no signature is none: %s',
  (entete) => {
    expect(isSignee('secret', Buffer.from('{}'), entete, MIDI)).toBe(false);
  },
);
