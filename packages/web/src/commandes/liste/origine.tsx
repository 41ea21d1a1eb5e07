/** Where an order comes from, in a column as narrow as an icon; a card of a phone has room for the word. */
import { FileText, Globe, Headset, type LucideIcon } from 'lucide-react';
import type { OrigineCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { useTexts } from '../../words/use-texts.ts';

const ICONES: Record<OrigineCommande, LucideIcon> = {
  web: Globe,
  delegue: Headset,
  devis: FileText,
};

export function Origine({ origine }: { origine: OrigineCommande }) {
  const t = useTexts('commandes');
  const Icone = ICONES[origine];
  return (
    <span title={t(`origines.${origine}`)} className="flex items-center gap-1.5">
      <Icone size={16} aria-hidden className="text-text-2" />
      <span className="sm:sr-only">{t(`origines.${origine}`)}</span>
    </span>
  );
}
