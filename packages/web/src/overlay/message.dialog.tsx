import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import type { OverlayProps } from './overlay-data.ts';

export default function MessageDialog({ data, close }: OverlayProps<'message'>) {
  return (
    <DialogFrame
      title={data.titre}
      footer={
        <Button
          kind="solid"
          data-autofocus
          onClick={() => {
            data.onLu?.();
            close();
          }}
        >
          {data.action}
        </Button>
      }
    >
      <p className="max-w-prose whitespace-pre-line">{data.texte}</p>
    </DialogFrame>
  );
}
