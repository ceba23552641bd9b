import { useSavesData } from '../../lib/browser/saves-data.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';

const Picture = ({ logo, size }: { logo: string; size: number }) => (
  <img
    src={logo}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    fetchPriority="low"
    style={{ objectFit: 'contain', background: '#fff' }}
  />
);

/** A page from the server asks for its pictures after its scripts, which would wait for them on a slow line. */
const LatePicture = (props: { logo: string; size: number }) =>
  useHydrated() ? (
    <Picture {...props} />
  ) : (
    <noscript>
      <Picture {...props} />
    </noscript>
  );

/** A company's logo, or its initial on a quiet tile. Decorative: the name always stands beside it. */
export const CompanyLogo = ({ name, logo, size = 44 }: { name: string; logo: string | null; size?: number }) => {
  const isPlain = useSavesData();
  return (
    <div className="company-logo" aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {logo && !isPlain ? <LatePicture logo={logo} size={size} /> : name.charAt(0).toUpperCase()}
    </div>
  );
};
