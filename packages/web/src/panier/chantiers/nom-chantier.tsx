/** The name of a chantier, changed in place: Enter or leaving the field saves, Escape gives up. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { Pencil } from 'lucide-react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { useTexts } from '../../words/use-texts.ts';
import { writeChantier } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';

interface Props {
  chantier: Chantier;
  /** As it is called, or what stands for a name. */
  nom: string;
}

export function NomChantier({ chantier, nom }: Props) {
  const { ecrivain, mots } = useLignes();
  const tErreurs = useTexts('erreurs');
  const { t } = mots;
  const [saisie, setSaisie] = useState<string>();
  const [erreur, setErreur] = useState<string>();
  const bouton = useRef<HTMLButtonElement>(null);
  const isAbandon = useRef(false);

  const end = () => {
    setSaisie(undefined);
    requestAnimationFrame(() => bouton.current?.focus());
  };
  const save = async () => {
    const libelle = saisie?.trim() ?? '';
    setSaisie(undefined);
    if (isAbandon.current || libelle === (chantier.libelle ?? '')) return;
    const resultat = await writeChantier(ecrivain, chantier.id, { libelle });
    setErreur(resultat.ok ? undefined : tErreurs(resultat.echec.code));
    // What was typed is still there to be saved again.
    if (!resultat.ok) setSaisie(libelle);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') isAbandon.current = true;
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    // Leaving the field saves, once.
    end();
    if (event.key === 'Enter') void save();
    isAbandon.current = true;
  };

  if (saisie !== undefined) {
    return (
      <span className="min-w-0">
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button just pressed
          autoFocus
          aria-label={t('chantier.nom')}
          value={saisie}
          maxLength={MAX_SIGNES_CHANTIER}
          placeholder={t('chantier.sansNom')}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setSaisie(event.currentTarget.value)}
          onBlur={() => void save()}
          onKeyDown={onKeyDown}
          className="h-9 w-64 max-w-full rounded-control border border-line-2 bg-bg px-2 type-h2 outline-none focus-visible:field-ring max-sm:h-11"
        />
        {erreur && (
          <span role="alert" className="ml-2 type-meta text-err">
            {erreur}
          </span>
        )}
      </span>
    );
  }
  return (
    <h2 className="flex min-w-0 items-center gap-1 type-h2 max-sm:text-[1.0625rem] max-sm:leading-5">
      <span className="min-w-0 wrap-anywhere">{nom}</span>
      <button
        ref={bouton}
        type="button"
        aria-label={t('chantier.renommer', { nom })}
        onClick={() => {
          isAbandon.current = false;
          setSaisie(chantier.libelle ?? '');
        }}
        className="flex size-8 shrink-0 items-center justify-center rounded-control text-link hover:bg-sel max-sm:size-11 pointer-coarse:size-11"
      >
        <Pencil size={16} aria-hidden />
      </button>
    </h2>
  );
}
