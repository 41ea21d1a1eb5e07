import { describe, expect, it } from 'vitest';
import { personneVisee } from './personne-trouvee.ts';

const helene = { id: 1, prenom: 'Hélène', nom: 'Morel', email: 'admin@morel.test' };
const julien = { id: 2, prenom: 'Julien', nom: 'Garnier', email: 'acheteur@morel.test' };

describe('the person one is about to act for', () => {
  it('is the one whose name was looked for', () => {
    expect(personneVisee([helene, julien], { trouvePar: 'Julien Garnier' })).toBe(julien);
    expect(personneVisee([helene, julien], { trouvePar: 'acheteur@morel.test' })).toBe(julien);
  });

  it('is the first where the company itself was found', () => {
    expect(personneVisee([helene, julien], { trouvePar: null })).toBe(helene);
    expect(personneVisee([helene, julien], { trouvePar: 'Paul Autre' })).toBe(helene);
  });

  it('is the one chosen, whoever was found', () => {
    expect(personneVisee([helene, julien], { trouvePar: 'Julien Garnier' }, 1)).toBe(helene);
  });
});
