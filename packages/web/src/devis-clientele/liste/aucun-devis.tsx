import { FileText } from 'lucide-react';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { NouveauDevis } from './nouveau-devis.tsx';

export function AucunDevis({ isModeles }: { isModeles: boolean }) {
  const t = useTexts('devis-clientele');
  const { session } = usePage();
  if (session.delegue) {
    return (
      <EmptyState icon={FileText} title={t('index.delegue.titre')}>
        {t('index.delegue.texte')}
      </EmptyState>
    );
  }
  if (isModeles) {
    return (
      <EmptyState icon={FileText} title={t('index.sansModele.titre')}>
        {t('index.sansModele.texte')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={FileText} title={t('index.vide.titre')} actions={<NouveauDevis />}>
      <p>{t('index.vide.texte')}</p>
    </EmptyState>
  );
}
