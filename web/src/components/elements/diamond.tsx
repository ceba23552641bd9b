/** One diamond of the product's motif (`bilum.tsx`), for empty states and the brand. */
export const Diamond = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
    <path d="M32 4 60 32 32 60 4 32z" fill="#0B453C" stroke="#F2B632" strokeWidth="5" strokeLinejoin="round" />
    <path d="M32 18 46 32 32 46 18 32z" fill="#C9512F" />
    <path d="m32 26 6 6-6 6-6-6z" fill="#FAF7F2" />
  </svg>
);
