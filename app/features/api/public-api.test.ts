import { apiOccasionsContract } from '../../../test/contracts/api-occasions.ts';
import { tokenContract } from '../../../test/contracts/api-tokens.ts';
import { publicApiContract } from '../../../test/contracts/public-api.ts';

tokenContract(() => ({}));
publicApiContract(() => ({}));
apiOccasionsContract(() => ({}));
