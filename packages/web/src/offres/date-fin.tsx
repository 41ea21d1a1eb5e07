import { Clock } from 'lucide-react';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { finitBientot, texteFin, type Datee } from './fin.ts';

interface DateFinProps {
  datee: Datee;
  /** The day of the answer, which its words count from. */
  jour: string;
}

/** The last day; marked when it is near. */
export function DateFin({ datee, jour }: DateFinProps) {
  const t = useTexts('offres');
  const locale = useLocale();
  const texte = texteFin(t, locale, datee, jour);
  if (!finitBientot(datee, jour)) return <span>{texte}</span>;
  return (
    <Badge tone="warn">
      <Clock size={12} aria-hidden />
      {texte}
    </Badge>
  );
}
