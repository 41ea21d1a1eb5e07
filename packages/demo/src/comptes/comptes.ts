/** Companies and their people as rows: pure, drawn from their names. */
import { slugify } from '@comptoir/contract/noms.ts';
import { VILLES_MAGASINS } from '../magasins/villes.ts';
import { choisir, melanger, tirage } from '../tirage.ts';
import { ENTREPRISES, NOMS, PRENOMS } from './entreprises.ts';
import type { EntrepriseDemo, PersonneDemo } from './entreprises.ts';

export interface CompteGenere {
  id: number;
  code: string;
  siret: string;
  entreprise: EntrepriseDemo;
  adresse: string;
  codePostal: string;
  telephone: string;
  /** As the specification numbers them: 0 none, 1 day, 2 permanent, 3 subscription. */
  franco: number;
  francoSeuil: string | null;
  personnes: readonly PersonneDemo[];
}

const RUES = [
  'rue du Moulin',
  'route de la Forêt',
  'rue des Tilleuls',
  'chemin du Lavoir',
] as const;

// The amount each kind of free carriage starts from; a subscription has none.
const FRANCO_SEUILS = ['150.00', '100.00', '50.00', null] as const;

export function listComptes(): CompteGenere[] {
  return ENTREPRISES.map((entreprise, i) => {
    const hash = tirage(entreprise.raisonSociale);
    const franco = hash % FRANCO_SEUILS.length;
    return {
      id: i + 1,
      code: `C${String(10_001 + i * 7)}`,
      siret: siretOf(i + 1),
      entreprise,
      adresse: `${1 + (hash % 90)} ${choisir(RUES, melanger(hash))}`,
      codePostal: codePostalOf(entreprise.ville),
      // 01 99 00 is kept by the French regulator for fiction.
      telephone: `+3319900${4000 + i}`,
      franco,
      francoSeuil: FRANCO_SEUILS[franco] ?? null,
      personnes: entreprise.personnes ?? personnesOf(entreprise, hash),
    };
  });
}

/** Right keys on a number nobody was given: no company's starts with 0001. */
function siretOf(numero: number): string {
  const siren = withLuhn(`0001${String(numero * 37).padStart(4, '0')}`);
  return withLuhn(`${siren}0001`);
}

function withLuhn(digits: string): string {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}

function codePostalOf(ville: string): string {
  const found = VILLES_MAGASINS.find(([nom]) => nom === ville);
  if (!found) throw new Error(`no store in ${ville}`);
  return found[1];
}

function personnesOf({ raisonSociale }: EntrepriseDemo, hash: number): PersonneDemo[] {
  return (['administrateur', 'acheteur'] as const).map((role, i) => {
    const prenom = choisir(PRENOMS, melanger(hash + i * 2));
    const nom = choisir(NOMS, melanger(hash + i * 2 + 1));
    return {
      prenom,
      nom,
      email: `${slugify(prenom)}.${slugify(nom)}@${slugify(raisonSociale)}.test`,
      role,
      ...(role === 'acheteur' ? { limite: choisir(LIMITES, hash) } : {}),
    };
  });
}

const LIMITES = ['300.00', '800.00', '1500.00'] as const;
