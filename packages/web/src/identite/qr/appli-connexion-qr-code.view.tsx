import { useTexts } from '../../words/use-texts.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { SansScript } from '../sans-script.tsx';
import { useIsAwake } from '../../ui/use-is-awake.ts';
import { CodeQr } from './code-qr.tsx';

const ETAPES = [1, 2, 3] as const;

export default function AppliConnexionQrCodePage() {
  const t = useTexts('identite');
  const { delegue } = usePage().session;
  const isAwake = useIsAwake();
  return (
    <CadreCompte titre={t('qr.titre')} sousTitre={t('qr.sousTitre')}>
      <SansScript pour="compte" />
      {delegue ? (
        <Alert state="info">{t('qr.delegue')}</Alert>
      ) : (
        <div className="flex flex-wrap gap-x-12 gap-y-8">
          {/* As high as the code and what stands below it, so that nothing moves when it comes. */}
          <div className="min-h-99 w-70 max-sm:mx-auto">{isAwake && <CodeQr />}</div>
          <div className="min-w-64 flex-1">
            <ol className="divide-y divide-line border-y border-line">
              {ETAPES.map((etape) => (
                <li key={etape} className="flex items-baseline gap-3 py-3">
                  <span aria-hidden className="type-name text-text-2">
                    {etape}
                  </span>
                  {t(`qr.etape.${etape}`)}
                </li>
              ))}
            </ol>
            <Alert state="warn" className="mt-6">
              {t('qr.prudence')}
            </Alert>
          </div>
        </div>
      )}
    </CadreCompte>
  );
}
