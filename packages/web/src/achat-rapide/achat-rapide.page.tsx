import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { latePart } from '../loading/late-part.tsx';
import type { PageMeta } from '../page/page-loader.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { fieldBoxClass, fieldInputClass } from '../ui/field/field-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { TetesColonnes } from './tetes-colonnes.tsx';

const CHEMIN = '/achat-rapide';
const LIMITE = 1000;
const LIGNES_VISIBLES = 5;
const ENDORMIE_ID = 'achat-rapide-saisie';

const vivante = latePart({ load: () => import('./saisie-vivante.tsx'), ssr: false });

export async function loader(): Promise<PageMeta> {
  // With the page itself, from the moment its link is pointed at; without it the plain fields stay.
  if (!import.meta.env.SSR) await vivante.preload().catch(() => undefined);
  return { chemins: { fr: CHEMIN, en: CHEMIN, es: CHEMIN } };
}

/** Painted as a plain table; what prices, completes and adds takes its place. */
export default function AchatRapidePage() {
  const t = useTexts('achat-rapide');
  const locale = useLocale();
  return (
    <>
      <div className="page-wide pt-4 pb-4 sm:pt-6">
        <PageBreadcrumb />
        <h1 className="mt-3 type-h1">{t('pages.achat-rapide.titre')}</h1>
        <p className="mt-1 max-w-160 text-pretty text-text-2">
          {t('aide', { limite: formatNombre(locale, LIMITE) })}
        </p>
        <noscript>
          <p className="mt-4 max-w-160 rounded-control bg-warn-b px-4 py-2.5 text-warn">
            {t('sansScript', { telephone: enseigne.contact.telephone.libelle })}
          </p>
        </noscript>
      </div>
      <vivante.Part
        fallback={<Endormie />}
        onArrival={({ reprendre }) => reprendre(document.getElementById(ENDORMIE_ID))}
      />
    </>
  );
}

/** The same rows before their code is there: each field leads to the search without script. */
function Endormie() {
  const t = useTexts('achat-rapide');
  const locale = useLocale();
  return (
    <form id={ENDORMIE_ID} method="get" action={liens.recherche(locale)} className="page-wide pb-8">
      <div className="mb-4 h-10 max-sm:h-12" />
      <TetesColonnes />
      <ol>
        {Array.from({ length: LIGNES_VISIBLES }, (_, at) => (
          <li key={at} className="flex h-14.25 items-center border-b max-lg:h-31 lg:pl-11">
            <div className={`${fieldBoxClass()} lg:max-w-54`}>
              <input
                name={at === 0 ? 'q' : undefined}
                aria-label={t('ligne.reference', { rang: at + 1 })}
                placeholder={t('ligne.exemple')}
                autoComplete="off"
                className={fieldInputClass}
              />
            </div>
          </li>
        ))}
      </ol>
      <noscript>
        <button type="submit" className={`${buttonClass()} mt-4`}>
          {t('ligne.chercher')}
        </button>
      </noscript>
    </form>
  );
}
