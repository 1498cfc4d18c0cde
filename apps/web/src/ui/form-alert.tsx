/** Why a form could not be sent, above its buttons; nothing while there is no reason. */
export function FormAlert({ message }: { message: string }) {
  if (message === '') return null;
  return (
    <p role="alert" className="rounded-md bg-danger-tint px-4 py-3 font-medium text-danger">
      {message}
    </p>
  );
}
