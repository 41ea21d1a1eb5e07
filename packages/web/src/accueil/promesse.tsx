import { clsx } from 'clsx';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Chiffres, VitrineAccueil } from '@comptoir/contract/accueil/accueil.contract.ts';
import { formatArgentRond, formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { usePage } from '../page/page-context.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Vitrine } from './parts-tardives.tsx';

const { heureLimite, retraitHeures, livraisonAvant } = enseigne.promesses;

interface PromesseProps {
  chiffres: Chiffres;
  vitrine: VitrineAccueil | null;
}

/** The promise is a time, and the figures that back it are counted. */
export function Promesse({ chiffres, vitrine }: PromesseProps) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const faits = {
    heures: retraitHeures,
    magasins: formatNombre(locale, chiffres.magasins),
    articles: formatNombre(locale, chiffres.enStock),
  };
  return (
    <div className="flex flex-col">
      <h1 className="max-w-130 type-display text-balance">
        {t('promesse.titre', { heure: formatHeure(locale, heureLimite) })}
      </h1>
      <div className="gap-x-4 sm:flex">
        <div className="flex-1">
          <p className="mt-2 text-[1rem] leading-6 text-text-2 sm:mt-4 sm:max-w-145 sm:text-[1.0625rem] sm:leading-7">
            <span className="max-sm:hidden">{t('promesse.texte', faits)}</span>
            <span className="sm:hidden">{t('promesse.texteCourt', faits)}</span>
          </p>
          <ActionsVisiteur />
        </div>
        {vitrine && (
          <div className="aspect-3/1 shrink-0 self-end max-sm:mt-4 max-sm:-mb-8 max-sm:dark:mb-0 sm:aspect-3/2 sm:w-60 sm:dark:mb-4 lg:w-44 xl:w-60 min-[87.5rem]:-mt-12 min-[87.5rem]:w-80">
            <Vitrine {...vitrine} />
          </div>
        )}
      </div>
      <EnChiffres chiffres={chiffres} />
    </div>
  );
}

const ACTION = buttonClass({ kind: 'solid', size: 'lg' });
const SECONDE = buttonClass({ kind: 'outline', size: 'lg' });

/** On a phone quick purchase is a page away, so signing in is the one thing to do. */
function ActionsVisiteur() {
  const t = useTexts('accueil');
  const locale = useLocale();
  return (
    <div className="mt-5 grid grid-cols-2 gap-2 sm:mt-6 sm:flex sm:flex-row-reverse sm:flex-wrap-reverse sm:justify-end sm:gap-3 lg:mb-8">
      <Lien
        href={liens.connexion(locale)}
        className={clsx(
          SECONDE,
          'max-sm:border-transparent max-sm:bg-act max-sm:text-act-t max-sm:hover:bg-act-h',
        )}
      >
        {t('promesse.seConnecter')}
      </Lien>
      <Lien
        href={liens.creationDeCompte(locale)}
        className={clsx(
          ACTION,
          'max-sm:border-line-2 max-sm:bg-bg max-sm:px-2 max-sm:text-text max-sm:hover:bg-sunk',
        )}
      >
        <span className="max-sm:hidden">{t('promesse.ouvrirCompte')}</span>
        <span className="sm:hidden">{t('promesse.ouvrirCompteCourt')}</span>
      </Lien>
    </div>
  );
}

function EnChiffres({ chiffres: { magasins, note } }: { chiffres: Chiffres }) {
  const t = useTexts('accueil');
  const { locale, franco } = usePage();
  const chiffres = [
    { valeur: t('chiffres.retraitValeur', { heures: retraitHeures }), sens: t('chiffres.retrait') },
    { valeur: formatNombre(locale, magasins), sens: t('chiffres.magasins') },
    {
      valeur: formatArgentRond(locale, franco),
      sens: t('chiffres.franco'),
    },
    { valeur: formatHeure(locale, livraisonAvant), sens: t('chiffres.livraison') },
    ...(note
      ? [
          {
            valeur: formatNombre(locale, note.moyenne),
            sens: t('chiffres.note', { nombre: formatNombre(locale, note.nombre) }),
          },
        ]
      : []),
  ];
  return (
    <dl
      aria-label={t('chiffres.titre')}
      className="mt-8 grid auto-cols-[minmax(min-content,1fr)] grid-flow-col border-t border-line-2 pt-4 max-sm:hidden lg:mt-auto"
    >
      {chiffres.map(({ valeur, sens }) => (
        <div
          key={sens}
          className="flex flex-col-reverse justify-end border-line px-4 not-first:border-l first:pl-0 lg:px-3 xl:px-4"
        >
          <dt className="type-meta text-text-2">{sens}</dt>
          <dd className="text-[1.5rem] leading-8 font-[680] tracking-[-0.01em] whitespace-nowrap lg:text-[1.25rem] xl:text-[1.5rem]">
            {valeur}
          </dd>
        </div>
      ))}
    </dl>
  );
}
