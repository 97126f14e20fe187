// For the command line: npx depcruise app server --focus app/audio/player.ts --output-type text
import { dependencyCruiser } from "./scripts/check/import-rules.ts";

export default dependencyCruiser;
