import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repartir } from './repartir.ts';

const parts = (numerateurs: readonly bigint[]) =>
  numerateurs.map((numerateur, cle) => ({ cle, numerateur }));

test('ten cents over three equal lines are 4, 3 and 3', () => {
  const tiers = parts([1000n, 1000n, 1000n]);
  expect(repartir(tiers, 3n)).toEqual([400n, 300n, 300n]);
});

test('the cents left by rounding go to those who lost most', () => {
  // 1.2 + 2.7 + 3.1 cents: seven in all.
  expect(repartir(parts([120n, 270n, 310n]), 1n)).toEqual([100n, 300n, 300n]);
});

test('parts are whole cents, within one of what is due, and add up to the whole rounded once', () => {
  const montants = fc.array(fc.bigInt({ min: 0n, max: 10n ** 14n }), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(montants, fc.bigInt({ min: 1n, max: 10n ** 6n }), (numerateurs, denominateur) => {
      const cents = repartir(parts(numerateurs), denominateur);
      const total = numerateurs.reduce((sum, n) => sum + n, 0n);
      const unit = denominateur * 100n;
      const somme = cents.reduce((sum, n) => sum + n, 0n);
      expect(somme).toBe(((total * 2n + unit) / (unit * 2n)) * 100n);
      for (const [i, montant] of cents.entries()) {
        expect(montant % 100n).toBe(0n);
        const ecart = montant * denominateur - (numerateurs[i] ?? 0n);
        expect(ecart > -unit && ecart < unit).toBe(true);
      }
    }),
  );
});
