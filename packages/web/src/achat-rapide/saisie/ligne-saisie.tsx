/** One line: its code, what it names, its price, how many. */
import { memo, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { readCollage } from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import { ACTION, onActionKey } from './actions-ligne.tsx';
import { ChampReference } from './champ-reference.tsx';
import { noterConnaissances, useConnaissance } from './connaissances.ts';
import { Designation } from './designation.tsx';
import { etatLigne } from './etat-ligne.ts';
import { focusChamp, focusVoisine, ligneDomId } from './focus-ligne.ts';
import { noterDerniere, noterFrappe } from './frappe.ts';
import { MessagesLigne } from './messages-ligne.tsx';
import { motsLigne } from './mots-ligne.ts';
import { insererLignes, modifierLigne, restaurer, retirerLignes } from './saisie.ts';
import { scannerDansLigne } from './scanner-dans-ligne.ts';
import { useDoublon, useLigne } from './use-lignes.ts';

/** `bloc`: on the home page, without ranks, stock and totals. */
export type VarianteLigne = 'page' | 'bloc';

interface Props {
  id: number;
  /** From 1. */
  rang: number;
  variante: VarianteLigne;
}

const DE_QUANTITE = ['quantite-nulle', 'minimum', 'maximum', 'multiple', 'a-preciser'];

export const LigneSaisie = memo(function LigneSaisie({ id, rang, variante }: Props) {
  const t = useTexts('achat-rapide');
  const locale = useLocale();
  const mots = motsLigne(t);
  const messagesId = useId();
  const ligne = useLigne(id);
  const connaissance = useConnaissance(ligne?.reference ?? '');
  const doublon = useDoublon(id);
  const [isTyping, setIsTyping] = useState(false);
  if (!ligne) return null;
  const isVide = ligne.reference.trim() === '';
  const etat = isVide ? undefined : etatLigne(ligne, connaissance);
  const probleme = etat?.probleme ?? null;
  const article = connaissance?.nom === 'connu' ? connaissance.article : undefined;
  // While one types, the list below the field says what it may become.
  const isWrong = !isTyping && (probleme?.code === 'inconnue' || probleme?.code === 'retiree');
  // In the few columns of the home page a line that is understood reads as text.
  const isCalme = !isTyping && connaissance?.nom === 'connu' && !isVide;
  // An empty place would make the row grow while one types.
  const isTu = probleme?.code === 'recherche' || (isTyping && probleme?.code === 'inconnue');
  const dit = isTu ? null : probleme;
  const isLu = ligne.lu !== undefined || ligne.unite !== undefined || ligne.coupe !== undefined;
  const isQuantiteWrong = probleme !== null && DE_QUANTITE.includes(probleme.code);

  const choisir = (choisi: ArticleVendu, jour: string) => {
    noterConnaissances([
      [choisi.reference, { nom: 'connu', article: choisi, jour, remplacants: [] }],
    ]);
    modifierLigne(id, { reference: choisi.reference });
    focusChamp(id, 'quantite');
  };
  const retirer = (element: Element) => {
    focusVoisine(element, 1, 'reference');
    const avant = retirerLignes(new Set([id]));
    if (isVide) return;
    showToast({
      title: t('retiree', { reference: ligne.reference }),
      action: { label: t('annuler'), run: () => restaurer(avant) },
    });
  };
  const onQuantiteKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const pas = event.key === 'ArrowUp' ? -1 : 1;
    if (event.key === 'Enter') {
      event.preventDefault();
      focusVoisine(event.currentTarget, 1, 'reference');
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      focusVoisine(event.currentTarget, pas, 'quantite');
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { lignes: lues, ...alentours } = readCollage(event.clipboardData.getData('text'));
    const [seule] = lues;
    // One plain code is pasted as in any field.
    if (!seule || (lues.length === 1 && seule.quantite === 1 && !seule.lu)) return;
    event.preventDefault();
    insererLignes(lues, id, alentours);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between its actions
    <li
      id={ligneDomId(id)}
      onFocus={() => noterDerniere(id)}
      onKeyDown={(event) => onActionKey(event, id)}
      className={clsx('grid scroll-mb-32 items-center gap-x-4 gap-y-2 border-b', LAYOUTS[variante])}
    >
      {variante === 'page' && (
        <span aria-hidden className="text-right type-meta text-text-2 max-lg:hidden">
          {rang}
        </span>
      )}
      <ChampReference
        label={t('ligne.reference', { rang })}
        exemple={mots.exemple}
        liste={mots.liste}
        reference={ligne.reference}
        isInvalid={isWrong}
        isKnown={connaissance?.nom === 'connu'}
        describedBy={isWrong ? messagesId : undefined}
        onChange={(reference) => modifierLigne(id, { reference })}
        onChoisir={choisir}
        onEntree={() => focusChamp(id, 'quantite')}
        onScan={(code) => scannerDansLigne(id, code)}
        onPaste={onPaste}
        onFocusChange={(isFocused) => {
          setIsTyping(isFocused);
          noterFrappe(isFocused ? id : undefined);
        }}
        listClassName={variante === 'bloc' ? 'w-121' : 'w-140'}
        className={clsx(
          variante === 'bloc' &&
            (isCalme ? '-mx-3 border-transparent! bg-transparent! w-38!' : 'col-span-2'),
        )}
      />
      {(variante === 'page' || isCalme) && (
        <Designation
          connaissance={isVide ? undefined : connaissance}
          mots={mots}
          isCompact={variante === 'bloc'}
          isAsked={!isVide}
        />
      )}
      {variante === 'page' && (
        <span className="text-right type-body max-lg:hidden">
          {etat?.prix && formatArgent(locale, etat.prix)}
        </span>
      )}
      <NumberInput
        name="quantite"
        label={t('ligne.quantite', { rang })}
        value={ligne.quantite}
        min={0}
        max={QUANTITE_MAX}
        step={article?.multiple ?? 1}
        warning={isQuantiteWrong ? {} : null}
        onChange={(quantite) => modifierLigne(id, { quantite })}
        onKeyDown={onQuantiteKey}
        className="shrink-0"
      />
      <b
        className={clsx(
          'text-right whitespace-nowrap',
          etat?.total ? 'font-[640]' : 'font-[420] text-text-2',
        )}
      >
        {etat?.total ? formatArgent(locale, etat.total) : '–'}
      </b>
      {variante === 'page' && (
        <IconButton
          icon={X}
          {...ACTION}
          label={t('ligne.retirer', { rang })}
          onClick={(event) => retirer(event.currentTarget)}
          className={clsx('max-lg:col-start-3 max-lg:row-start-1', isVide && 'invisible')}
        />
      )}
      {(dit || isLu || doublon) && !isVide && (
        <MessagesLigne
          id={messagesId}
          ligne={ligne}
          probleme={dit}
          doublon={doublon}
          jour={connaissance && 'jour' in connaissance ? connaissance.jour : ''}
          mots={mots}
          onChoisir={choisir}
          isCompact={variante === 'bloc'}
        />
      )}
    </li>
  );
});

const LAYOUTS: Record<VarianteLigne, string> = {
  page: 'py-2 max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:py-3 lg:grid-cols-[1.75rem_13.5rem_minmax(0,1fr)_6.5rem_auto_7rem_2.5rem] max-lg:[&>:nth-child(2)]:col-span-2 max-lg:[&>:nth-child(3)]:col-span-3 max-lg:[&>b]:col-span-2',
  bloc: 'grid-cols-[8.75rem_minmax(0,1fr)_auto_4.75rem] gap-x-3! py-1.5',
};
