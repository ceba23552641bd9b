import { Box } from '@mui/material';

/** A company's logo, or its initial on a quiet tile. Decorative: the name always stands beside it. */
export const CompanyLogo = ({ name, logo, size = 44 }: { name: string; logo: string | null; size?: number }) => (
  <Box
    aria-hidden="true"
    sx={{
      width: size,
      height: size,
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'sunken',
      color: 'primary.main',
      fontFamily: 'h3.fontFamily',
      fontWeight: 700,
      fontSize: size * 0.42,
    }}
  >
    {logo ? (
      <img
        src={logo}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        fetchPriority="low"
        style={{ objectFit: 'contain', background: '#fff' }}
      />
    ) : (
      name.charAt(0).toUpperCase()
    )}
  </Box>
);
