/** What the lines come to, where they go, and the one button. */
import { useState, useSyncExternalStore } from 'react';
import { clsx } from 'clsx';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useEnLigne } from '../hors-ligne/reseau.ts';
import { useAjouterSaisie, useSomme } from './ajouter-saisie.ts';
import { BoutonAjouter } from './bouton-ajouter.tsx';
import { ChoixChantier } from './choix-chantier.tsx';
import type { Somme } from './etat-ligne.ts';
import { focusChamp } from './focus-ligne.ts';
import { modifierLigne } from './saisie.ts';
import { focusPremiereVide } from './scanner-dans-ligne.ts';

const QUIET =
  'min-h-8 rounded-control type-meta font-[580] text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';
const DE_QUANTITE = ['minimum', 'multiple'];

export function BarreAjout() {
  const t = useTexts('achat-rapide');
  const tArticles = useTexts('articles');
  const tErreurs = useTexts('erreurs');
  const locale = useLocale();
  const somme = useSomme();
  const isEnLigne = useEnLigne();
  const isWide = useIsWide();
  const { isAuthenticated } = usePage().session;
  const { envoyer, etat } = useAjouterSaisie();
  const [choix, setChoix] = useState<ChoixChantier>({ vise: {}, isIncomplete: false });
  const raison = raisonOf(somme, isEnLigne, choix.isIncomplete);
  /** On a phone nothing typed leaves the room to the lines. */
  const isVide = somme.lignes === 0;
  const add = async () => {
    if (await envoyer(somme, choix.vise)) focusPremiereVide();
  };
  return (
    <>
      {!isWide && (
        <div className="page-wide pb-6">
          <ChoixChantier onChange={setChoix} />
        </div>
      )}
      <section
        aria-label={t('barre.titre')}
        className="sticky bottom-(--bottom-bar-height,0px) z-20 border-t-2 border-text bg-bg print:hidden"
      >
        {etat.nom === 'echec' && (
          <p role="alert" className="page-wide bg-err-b py-2 type-meta text-err">
            {etat.reseau ? tArticles('ajout.horsLigne') : tErreurs(etat.code)}
          </p>
        )}
        <div className="page-wide flex flex-wrap items-center gap-x-6 gap-y-1 py-3 max-sm:py-2">
          <div
            className={clsx(
              'flex min-w-0 flex-1 flex-wrap items-center gap-x-4 max-sm:basis-full',
              isVide && 'max-sm:hidden',
            )}
          >
            <p className="type-body" aria-live="polite">
              <b className="font-[640]">{t('barre.lignes', { count: somme.lignes })}</b>
              {somme.enRecherche > 0 && (
                <span className="text-text-2">
                  {' · '}
                  {t('barre.recherche', { count: somme.enRecherche })}
                </span>
              )}
            </p>
            <ACorriger somme={somme} />
            {isAuthenticated && somme.prets.length > 0 && (
              <button type="button" onClick={() => garder(somme)} className={QUIET}>
                {t('barre.liste')}
              </button>
            )}
          </div>
          {/* A phone keeps the room for the lines: total and button alone stay. */}
          {isWide && <ChoixChantier onChange={setChoix} />}
          <p
            className={clsx(
              'text-right whitespace-nowrap max-sm:order-1 max-sm:text-left',
              isVide && 'max-sm:hidden',
            )}
          >
            <span className="block type-caption text-text-2">{t('barre.total')}</span>
            <b className="block text-[1.25rem] leading-6 font-[680]">
              {somme.total ? formatArgent(locale, somme.total) : '–'}
            </b>
          </p>
          <BoutonAjouter
            isReady={raison === undefined}
            isBusy={etat.nom === 'envoi'}
            describedBy={raison === undefined ? undefined : RAISON_ID}
            onClick={() => void add()}
            className={clsx('max-sm:order-1', !isVide && 'max-sm:flex-1')}
          >
            {somme.prets.length === 0 || somme.prets.length === somme.lignes
              ? t('barre.ajouter')
              : t('barre.ajouterN', {
                  count: somme.prets.length,
                  nombre: formatNombre(locale, somme.prets.length),
                })}
          </BoutonAjouter>
          {raison !== undefined && (
            <p
              id={RAISON_ID}
              className={clsx(
                'text-right type-meta text-text-2 empty:hidden max-sm:text-left',
                isVide ? 'max-sm:min-w-0 max-sm:flex-1 sm:basis-full' : 'basis-full max-sm:order-2',
              )}
            >
              {t(`barre.raison.${raison}`)}
            </p>
          )}
        </div>
      </section>
    </>
  );
}

/** What is recognised goes to a list; the lines stay. */
function garder({ prets }: Somme): void {
  openOverlay('ajout-liste-achats', {
    articles: prets.map(({ articleId, quantite }) => ({ articleId, quantite })),
  });
}

/** From the same width as the style sheet. */
const WIDE = '(min-width: 40rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

const RAISON_ID = 'achat-rapide-raison';

type Raison = 'vide' | 'recherche' | 'hors-ligne' | 'rapport' | 'chantier' | 'corriger';

/** Why nothing can be added now. */
function raisonOf(somme: Somme, isEnLigne: boolean, isIncomplete: boolean): Raison | undefined {
  if (somme.lignes === 0) return 'vide';
  if (!isEnLigne) return 'hors-ligne';
  if (somme.enRecherche > 0) return 'recherche';
  if (somme.aCorriger.some(({ probleme }) => probleme.code === 'a-verifier')) return 'rapport';
  if (somme.prets.length === 0) return 'corriger';
  if (isIncomplete) return 'chantier';
  return undefined;
}

/** Goes to the lines that wait, one after the other, and mends the quantities at once. */
function ACorriger({ somme }: { somme: Somme }) {
  const t = useTexts('achat-rapide');
  const [at, setAt] = useState(0);
  const aCorriger = somme.aCorriger.filter(
    ({ probleme }) => probleme.code !== 'hors-ligne' && probleme.code !== 'a-verifier',
  );
  const quantites = aCorriger.filter(({ probleme }) => DE_QUANTITE.includes(probleme.code));
  if (aCorriger.length === 0) return null;
  const next = () => {
    const vise = aCorriger[at % aCorriger.length];
    if (!vise) return;
    setAt(at + 1);
    focusChamp(vise.ligne.id, vise.probleme.code === 'inconnue' ? 'reference' : 'quantite');
  };
  const corriger = () => {
    for (const { ligne, probleme } of quantites) {
      if ('correction' in probleme) modifierLigne(ligne.id, { quantite: probleme.correction });
    }
  };
  return (
    <>
      <button type="button" onClick={next} className={`${QUIET} text-warn!`}>
        {t('barre.aCorriger', { count: aCorriger.length })}
      </button>
      {quantites.length > 1 && (
        <button type="button" onClick={corriger} className={QUIET}>
          {t('barre.corrigerQuantites', { count: quantites.length })}
        </button>
      )}
    </>
  );
}
