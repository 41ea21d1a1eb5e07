/** A password to choose, judged while it is typed, with the reason in words. */
import {
  jugerMotDePasse,
  MIN_SIGNES_MOT_DE_PASSE,
  type Jugement,
  type Proprietaire,
  type RaisonFaible,
} from '@comptoir/contract/identite/mot-de-passe.ts';
import { MAX_SIGNES_MOT_DE_PASSE } from '@comptoir/contract/identite/regles.ts';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import type { RefusRecu } from '../refus-of.ts';

interface ChampNouveauProps {
  name: string;
  label: string;
  defaultValue: string;
  /** What is in the field now. */
  valeur: string;
  proprietaire?: Proprietaire | undefined;
  error?: string;
  className?: string;
}

const NIVEAUX = [1, 2, 3, 4] as const;
const FILLS = { 1: 'fill-err', 2: 'fill-warn', 3: 'fill-ok', 4: 'fill-ok' } as const;

const PERSONNE: Proprietaire = { prenom: '', nom: '', email: '' };

export function ChampNouveau({ valeur, proprietaire = PERSONNE, ...field }: ChampNouveauProps) {
  const t = useTexts('identite');
  const jugement = jugerMotDePasse(valeur, proprietaire);
  return (
    <PasswordInput
      {...field}
      autoComplete="new-password"
      maxLength={MAX_SIGNES_MOT_DE_PASSE}
      required
      help={valeur === '' ? t('force.conseil') : <Force jugement={jugement} valeur={valeur} />}
    />
  );
}

function Force({ jugement, valeur }: { jugement: Jugement; valeur: string }) {
  const t = useTexts('identite');
  const force = Math.max(1, jugement.force) as (typeof NIVEAUX)[number];
  return (
    <>
      <svg
        role="img"
        aria-label={t('force.titre')}
        viewBox="0 0 103 4"
        preserveAspectRatio="none"
        className="mt-1 block h-1 w-full"
      >
        {NIVEAUX.map((niveau) => (
          <rect
            key={niveau}
            x={(niveau - 1) * 26}
            width={25}
            height={4}
            className={niveau <= force ? FILLS[force] : 'fill-sunk-2'}
          />
        ))}
      </svg>
      <span role="status" className="mt-1 block">
        {direJugement(t, jugement, valeur, force)}
      </span>
    </>
  );
}

function direJugement(
  t: TranslateOf<'identite'>,
  { raison }: Jugement,
  valeur: string,
  force: (typeof NIVEAUX)[number],
): string {
  if (raison === undefined) return t(`force.niveau.${force}`);
  const manque = MIN_SIGNES_MOT_DE_PASSE - Array.from(valeur).length;
  return raison === 'court' && manque > 0
    ? t('force.manque', { count: manque })
    : t(`force.${raison}`);
}

/** What is wrong with a password to choose; undefined when it will do. */
export function erreurNouveau(
  t: TranslateOf<'identite'>,
  motDePasse: string,
  proprietaire: Proprietaire = PERSONNE,
): string | undefined {
  if (motDePasse === '') return t('connexion.manqueMotDePasse');
  const { raison } = jugerMotDePasse(motDePasse, proprietaire);
  return raison && t(`force.${raison}`);
}

/** The server knows the common ones too. */
export function raisonFaible(t: TranslateOf<'identite'>, { data }: RefusRecu): string {
  return t(`force.${data['raison'] as RaisonFaible}`);
}
