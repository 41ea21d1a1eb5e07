/** Quantity and add: the same control wherever an article is sold. */
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { latePart } from '../loading/late-part.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { ControleAjout, type AjoutPanierProps, type VarianteAjout } from './controle-ajout.tsx';

const remplacant = latePart({ load: () => import('./remplacant.tsx'), ssr: false });

export function AjoutPanier(props: AjoutPanierProps) {
  const { article, variant } = props;
  if (article.retire) {
    return <remplacant.Part articleId={article.id} fallback={<p className="min-h-10" />} />;
  }
  if (article.tarif === null) return <SurDemande reference={article.reference} compact={variant} />;
  return <ControleAjout {...props} tarif={article.tarif} />;
}

interface SurDemandeProps {
  reference: string;
  compact: VarianteAjout;
}

/** No price is known: somebody answers. */
function SurDemande({ reference, compact }: SurDemandeProps) {
  const t = useTexts('articles');
  const locale = useLocale();
  return (
    <Lien
      href={liens.contact(locale, { query: { reference } })}
      className={buttonClass({ size: compact === 'fiche' ? 'lg' : 'md', block: true })}
    >
      {t('ajout.demanderPrix')}
    </Lien>
  );
}
