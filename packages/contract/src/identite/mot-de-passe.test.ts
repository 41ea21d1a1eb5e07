import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { jugerMotDePasse, MIN_SIGNES_MOT_DE_PASSE, type RaisonFaible } from './mot-de-passe.ts';

const HELENE = {
  prenom: 'Hélène',
  nom: 'Morel',
  email: 'h.dupontel@menuiserie-morel.test',
  societe: 'Menuiserie Morel & Fils',
};

describe('a password is refused', () => {
  test.each<[string, RaisonFaible]>([
    ['', 'court'],
    ['Rb7!', 'court'],
    ['onze-signes', 'court'],
    ['𝒜𝒜𝒜𝒜𝒜', 'court'],
    ['aaaaaaaaaaaaaaaa', 'repetitif'],
    ['ababababababab', 'repetitif'],
    ['rabot9rabot9rabot9', 'repetitif'],
    ['abcdefghijklmnop', 'repetitif'],
    ['1234567890123', 'repetitif'],
    ['azertyuiop123', 'repetitif'],
    ['qwertyuiop[]12', 'repetitif'],
    ['987654321azerty!', 'repetitif'],
    ['HeleneMorel2026', 'personnel'],
    ['hélène-morel-!', 'personnel'],
    ['MENUISERIE.morel', 'personnel'],
    ['h.dupontel-2026!', 'personnel'],
    ['morel12345678', 'repetitif'],
  ])('"%s" is %s', (motDePasse, raison) => {
    const { force, raison: found } = jugerMotDePasse(motDePasse, HELENE);
    expect(found).toBe(raison);
    expect(force).toBeLessThan(2);
  });
});

describe('a password is taken', () => {
  test.each([
    ['scie-onglet-305', 3],
    ['rabot varlope guillaume', 4],
    ['Morel a 3 rabots', 2],
    ['x7$Kq!p2Lm9z', 3],
    ['élagueuse bleue', 3],
  ] as const)('"%s" with force %i', (motDePasse, force) => {
    expect(jugerMotDePasse(motDePasse, HELENE)).toEqual({ force });
  });
});

it('short words of a name are in too many others to count', () => {
  const li = { prenom: 'Li', nom: 'Ng', email: 'li@ng.fr' };
  expect(jugerMotDePasse('lingots-liquides', li).raison).toBeUndefined();
});

const mot = fc.string({ unit: 'grapheme', maxLength: 40 });

it('what is too short is too short whoever chooses it, and the rest never is', () => {
  fc.assert(
    fc.property(mot, (motDePasse) => {
      const { raison } = jugerMotDePasse(motDePasse, HELENE);
      const signes = Array.from(
        motDePasse.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
      ).length;
      expect(raison === 'court').toBe(signes < MIN_SIGNES_MOT_DE_PASSE);
    }),
  );
});

it('is refused exactly when it has a reason', () => {
  fc.assert(
    fc.property(mot, mot, (motDePasse, nom) => {
      const { force, raison } = jugerMotDePasse(motDePasse, { ...HELENE, nom });
      expect(force < 2).toBe(raison !== undefined);
    }),
  );
});

it('case and accents change nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zéèàç0-9 .-]{0,30}$/), (motDePasse) => {
      const sans = motDePasse.normalize('NFD').replace(/\p{M}/gu, '');
      expect(jugerMotDePasse(motDePasse.toUpperCase(), HELENE)).toEqual(
        jugerMotDePasse(sans, HELENE),
      );
    }),
  );
});

it('takes no longer for the longest one allowed', () => {
  const started = performance.now();
  jugerMotDePasse('a1b2'.repeat(50), HELENE);
  jugerMotDePasse('a'.repeat(200), HELENE);
  expect(performance.now() - started).toBeLessThan(100);
});
