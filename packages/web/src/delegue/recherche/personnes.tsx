import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { nomUtilisateur } from '../nom-utilisateur.ts';
import type { ChoixCompte } from './use-choix-compte.ts';

interface PersonnesProps {
  choix: ChoixCompte;
  /** How many there will be. */
  nombre: number;
}

/** Whom to act for, where a company has several people; Enter acts for the one chosen. */
export function Personnes({ choix, nombre }: PersonnesProps) {
  const t = useTexts('delegue');
  const { personnes, personne } = choix;
  if (nombre < 2) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
      <legend className="sr-only">{t('recherche.pourQui')}</legend>
      {personnes
        ? personnes.map((each) => (
            <label
              key={each.id}
              className="inline-flex min-h-8 items-center rounded-full border border-line-2 bg-bg px-3 type-label has-checked:border-del-t has-checked:text-del-t has-checked:shadow-[inset_0_0_0_1px_var(--color-del-t)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name="personne"
                className="sr-only"
                checked={each.id === personne?.id}
                onChange={() => choix.choisirPersonne(each.id)}
              />
              {nomUtilisateur(t, each)}, {t(`role.${each.role}`)}
            </label>
          ))
        : Array.from({ length: Math.min(nombre, 4) }, (_, at) => (
            <Skeleton key={at} className="h-8 w-40 rounded-full! max-sm:h-11" />
          ))}
    </fieldset>
  );
}
