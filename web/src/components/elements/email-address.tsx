/** An e-mail address that breaks before its @ where a line is too short for it; other text stays as it is. */
export const EmailAddress = ({ children }: { children: string }) => {
  const [name, ...rest] = children.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {rest}
    </>
  );
};
