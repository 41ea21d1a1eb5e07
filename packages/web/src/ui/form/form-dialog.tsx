/** A dialog that is one form: its fields, what went wrong, then cancel and the button that sends. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Alert } from '../notice/alert.tsx';
import { DialogFrame, type DialogFrameProps } from '../section/dialog-frame.tsx';

export interface FormDialogProps extends Omit<DialogFrameProps, 'footer' | 'flush'> {
  close: () => void;
  /** Words of the two buttons. */
  cancel: string;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  /** Why it could not be sent. */
  error?: ReactNode;
  /** The props of `useForm`, where it keeps the fields. */
  form?: ComponentProps<'form'>;
  formClass?: string;
}

export function FormDialog({
  close,
  cancel,
  submit,
  busy,
  onSubmit,
  error,
  form = { noValidate: true },
  formClass = 'flex flex-col gap-4',
  children,
  ...frame
}: FormDialogProps) {
  const id = useId();
  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button type="submit" form={id} kind="primary" busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        {...form}
        id={id}
        className={formClass}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {error && (
          <Alert state="err" live className="col-span-full">
            {error}
          </Alert>
        )}
      </form>
    </DialogFrame>
  );
}
