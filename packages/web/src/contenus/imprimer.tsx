import { Printer } from 'lucide-react';
import { Button } from '../ui/button/button.tsx';
import { useTexts } from '../words/use-texts.ts';
import { usePrintPage } from '../ui/use-print-page.ts';

/** The page as it is on paper: frame and menus stay away. */
export function Imprimer() {
  const t = useTexts('contenus');
  const imprimer = usePrintPage();
  return (
    <Button
      kind="quiet"
      size="sm"
      icon={Printer}
      onClick={imprimer}
      className="[@media(scripting:none)]:hidden print:hidden"
    >
      {t('page.imprimer')}
    </Button>
  );
}
