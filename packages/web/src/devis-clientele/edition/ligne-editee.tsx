/** One line of a quote: every cell is typed in; drawn again only when something of it changes. */
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Cellule, TD } from './cellule.tsx';
import { useContexteEdition } from './contexte-edition.ts';
import { LigneChiffree, type LigneEditeeProps } from './ligne-chiffree.tsx';
import { MenuLigne } from './menu-ligne.tsx';
import { whenNear } from '../../loading/when-near.ts';
import { changerLigne } from './operations.ts';

export const LigneEditee = memo(Ligne, (avant, apres) => {
  const [a, b] = [avant.calculee, apres.calculee];
  return (
    avant.ligne === apres.ligne &&
    avant.pas === apres.pas &&
    avant.margeHeritee === apres.margeHeritee &&
    a?.montantHT.montant === b?.montantHT.montant &&
    a?.prixHT?.montant === b?.prixHT?.montant &&
    a?.coutHT?.montant === b?.coutHT?.montant &&
    a?.sousPlancher === b?.sousPlancher
  );
});

/** Two screens before it is seen: nobody types in a row that is still a name. */
const PROCHE = '1600px';

function Ligne(props: LigneEditeeProps) {
  const { ligne, calculee } = props;
  const { isModifiable, legeres } = useContexteEdition();
  const rangee = useRef<HTMLTableRowElement>(null);
  const [isLegere, setIsLegere] = useState(legeres.has(ligne.id));
  useEffect(() => {
    const element = rangee.current;
    if (!isLegere || !element) return undefined;
    return whenNear(
      element,
      () => {
        legeres.delete(ligne.id);
        startTransition(() => setIsLegere(false));
      },
      PROCHE,
    );
  }, [isLegere, legeres, ligne.id]);
  const isTexteSeul = ligne.type === 'commentaire' || ligne.type === 'sous-total';
  return (
    <tr
      ref={rangee}
      role="row"
      data-ligne={ligne.id}
      className={clsx(
        'group max-sm:grid max-sm:grid-cols-3 max-sm:gap-2 max-sm:border-b max-sm:border-line max-sm:py-3',
        ligne.option && !ligne.choisie && 'bg-sunk',
        'in-data-[depot]:data-[cote=avant]:shadow-[inset_0_2px_0_var(--color-link)] in-data-[depot]:data-[cote=apres]:shadow-[inset_0_-2px_0_var(--color-link)]',
      )}
    >
      <td role="cell" className={clsx(TD, 'w-6 max-sm:hidden')}>
        {isModifiable && !isLegere && (
          <span
            data-poignee
            draggable
            className="flex min-h-8 cursor-grab items-center text-text-2"
          >
            <ChevronsUpDown size={16} aria-hidden />
          </span>
        )}
      </td>
      {isLegere ? (
        <Legere ligne={ligne} calculee={calculee} />
      ) : isTexteSeul ? (
        <TexteSeul ligne={ligne} calculee={calculee} pas={props.pas} />
      ) : (
        <LigneChiffree {...props} />
      )}
      <td
        role="cell"
        className={clsx(TD, 'w-9 text-end max-sm:col-start-3 max-sm:row-start-1 max-sm:ml-auto')}
      >
        {isModifiable && !isLegere && <MenuLigne ligne={ligne} />}
      </td>
    </tr>
  );
}

/** As tall as the row it becomes: a name, what it comes to, and nothing to type in. */
function Legere({ ligne, calculee }: Pick<LigneEditeeProps, 'ligne' | 'calculee'>) {
  const locale = useLocale();
  return (
    <>
      <td
        role="cell"
        colSpan={7}
        className={clsx(TD, 'min-w-52 max-sm:col-[1/4] max-sm:row-start-1 max-sm:pe-12')}
      >
        <span className="block border border-transparent px-1.5 py-1 type-meta whitespace-pre-wrap max-sm:min-h-11 pointer-coarse:min-h-11">
          {ligne.libelle || '\u00a0'}
        </span>
        <span className="block px-1.5 type-caption text-text-2">{ligne.reference ?? '\u00a0'}</span>
      </td>
      <td
        role="cell"
        className={clsx(TD, 'px-1.5 py-1.5 text-end type-meta whitespace-nowrap max-sm:col-span-3')}
      >
        {calculee && formatArgent(locale, calculee.montantHT)}
      </td>
    </>
  );
}

function TexteSeul({ ligne, calculee, pas }: Omit<LigneEditeeProps, 'margeHeritee'>) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const { changer, isModifiable } = useContexteEdition();
  const isTotal = ligne.type === 'sous-total';
  return (
    <>
      <td
        role="cell"
        colSpan={isTotal ? 7 : 8}
        className={clsx(
          TD,
          'max-sm:col-[1/4] max-sm:row-start-1 max-sm:pe-12',
          isTotal ? 'text-end' : 'italic',
        )}
      >
        <Cellule
          colonne="libelle"
          label={t(isTotal ? 'lignes.sousTotal' : 'lignes.commentaire')}
          ecrit={ligne.libelle}
          placeholder={t(isTotal ? 'lignes.sousTotal' : 'lignes.commentaire')}
          lire={(texte) => texte}
          onValeur={(libelle) =>
            changer((doc) => changerLigne(doc, ligne.id, { libelle }), `${ligne.id}.libelle`)
          }
          pas={pas}
          disabled={!isModifiable}
          isTexte={!isTotal}
          className={isTotal ? 'text-end font-[620]' : ''}
        />
      </td>
      {isTotal && (
        <td
          role="cell"
          className={clsx(TD, 'px-1.5 py-1.5 text-end type-meta font-[620] max-sm:col-span-3')}
        >
          {calculee && formatArgent(locale, calculee.montantHT)}
        </td>
      )}
    </>
  );
}
